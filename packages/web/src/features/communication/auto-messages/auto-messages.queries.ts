import type { Input } from '@oktant/contract/http/http.ts'
import {
  createAutoMessage,
  deleteAutoMessage,
  listAutoMessageRuns,
  listAutoMessages,
  readAutoMessage,
  restoreAutoMessage,
  saveAutoMessage,
  simulateAutoMessage,
  switchAutoMessage,
  type AutoMessage,
  type AutoMessageValues,
} from '@oktant/contract/communication/auto-messages.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const autoMessages = (query: Input<typeof listAutoMessages>['query']) =>
  queryOptions({
    queryKey: ['auto-messages', 'list', query],
    queryFn: ({ signal }) => call(listAutoMessages, query ? { query } : {}, { signal }),
    placeholderData: keepPreviousData,
  })

export const autoMessage = (id: number) =>
  queryOptions({
    queryKey: ['auto-messages', 'one', id],
    queryFn: ({ signal }) => call(readAutoMessage, { params: { id } }, { signal }),
  })

export const autoMessageRuns = (id: number, query: Input<typeof listAutoMessageRuns>['query']) =>
  queryOptions({
    queryKey: ['auto-messages', 'runs', id, query],
    queryFn: ({ signal }) =>
      call(listAutoMessageRuns, { params: { id }, ...(query && { query }) }, { signal }),
    placeholderData: keepPreviousData,
  })

export const simulation = (body: AutoMessageValues, page: number) =>
  queryOptions({
    queryKey: ['auto-messages', 'simulation', body, page],
    queryFn: ({ signal }) => call(simulateAutoMessage, { body, query: { _page: page } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

function useAfterChange() {
  const cache = useQueryClient()
  return (saved: AutoMessage) => {
    cache.setQueryData(autoMessage(saved.id).queryKey, saved)
    void cache.invalidateQueries({ queryKey: ['auto-messages', 'list'] })
    void cache.invalidateQueries({ queryKey: ['auto-messages', 'runs', saved.id] })
  }
}

export function useSaveAutoMessage(id: number) {
  const onSuccess = useAfterChange()
  return useMutation({
    mutationFn: (body: AutoMessageValues) =>
      id ? call(saveAutoMessage, { params: { id }, body }) : call(createAutoMessage, { body }),
    onSuccess,
  })
}

export function useSwitchAutoMessage(id: number) {
  const onSuccess = useAfterChange()
  return useMutation({
    mutationFn: (isOn: boolean) => call(switchAutoMessage, { params: { id }, body: { isOn } }),
    onSuccess,
  })
}

export function useDeleteAutoMessage() {
  const cache = useQueryClient()
  const changed = () => cache.invalidateQueries({ queryKey: ['auto-messages', 'list'] })
  const remove = useMutation({
    mutationFn: (id: number) => call(deleteAutoMessage, { params: { id } }),
    onSuccess: changed,
  })
  const restore = async (id: number) => {
    await call(restoreAutoMessage, { params: { id } })
    await changed()
  }
  return { remove, restore }
}
