import type { Input } from '@oktant/contract/http/http.ts'
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  listTemplateVersions,
  newTemplateKey,
  previewMessageTemplate,
  readMessageTemplate,
  restoreMessageTemplate,
  saveMessageTemplate,
  testMessageTemplate,
  type MessageTemplate,
  type TemplateTexts,
} from '@oktant/contract/communication/templates.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const messageTemplates = (query: Input<typeof listMessageTemplates>['query']) =>
  queryOptions({
    queryKey: ['templates', 'list', query],
    queryFn: ({ signal }) => call(listMessageTemplates, query ? { query } : {}, { signal }),
    placeholderData: keepPreviousData,
  })

export const messageTemplate = (key: string) =>
  queryOptions({
    queryKey: ['templates', 'one', key],
    queryFn: ({ signal }) => call(readMessageTemplate, { params: { key } }, { signal }),
  })

export const templateVersions = (key: string) =>
  queryOptions({
    queryKey: ['templates', 'versions', key],
    queryFn: ({ signal }) => call(listTemplateVersions, { params: { key } }, { signal }),
  })

export const templatePreview = (key: string, texts: TemplateTexts) =>
  queryOptions({
    queryKey: ['templates', 'preview', key, texts],
    queryFn: ({ signal }) => call(previewMessageTemplate, { params: { key }, body: { texts } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

type Written = Pick<Input<typeof createMessageTemplate>['body'], 'name' | 'texts'>

export function useSaveMessageTemplate(key: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Written): Promise<MessageTemplate> =>
      key === newTemplateKey
        ? call(createMessageTemplate, { body })
        : call(saveMessageTemplate, { params: { key }, body }),
    onSuccess(saved) {
      cache.setQueryData(messageTemplate(saved.key).queryKey, saved)
      void cache.invalidateQueries({ queryKey: ['templates', 'list'] })
      void cache.invalidateQueries({ queryKey: templateVersions(saved.key).queryKey })
    },
  })
}

export function useDeleteMessageTemplate() {
  const cache = useQueryClient()
  const changed = () => cache.invalidateQueries({ queryKey: ['templates', 'list'] })
  const remove = useMutation({
    mutationFn: (key: string) => call(deleteMessageTemplate, { params: { key } }),
    onSuccess: changed,
  })
  const restore = async (key: string) => {
    await call(restoreMessageTemplate, { params: { key } })
    await changed()
  }
  return { remove, restore }
}

export const useTestMessageTemplate = (key: string) =>
  useMutation({
    mutationFn: (body: Input<typeof testMessageTemplate>['body']) =>
      call(testMessageTemplate, { params: { key }, body }),
  })

/** The company's own templates, to begin a message with. */
export const ownTemplates = queryOptions({
  queryKey: ['templates', 'own'],
  queryFn: ({ signal }) =>
    call(
      listMessageTemplates,
      { query: { _filterFields: ['kind'], _filterValues: ['own'], _perPage: 100 } },
      { signal },
    ),
})

export const useTemplateTexts = () =>
  useMutation({ mutationFn: (key: string) => call(readMessageTemplate, { params: { key } }) })
