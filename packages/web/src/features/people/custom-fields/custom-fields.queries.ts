import {
  affectedByFieldRemoval,
  listCustomFields,
  moveCustomField,
  readCustomField,
  removeCustomField,
  restoreCustomField,
  saveCustomField,
  type FieldForm,
  type FieldRecord,
} from '@oktant/contract/people/custom-fields.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const customFields = (query: NonNullable<Input<typeof listCustomFields>['query']>) =>
  queryOptions({
    queryKey: ['custom-fields', 'list', query],
    queryFn: ({ signal }) => call(listCustomFields, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const customField = (id: number) =>
  queryOptions({
    queryKey: ['custom-fields', 'one', id],
    queryFn: ({ signal }) => call(readCustomField, { params: { id } }, { signal }),
  })

export const fieldAffected = (id: number) =>
  queryOptions({
    queryKey: ['custom-fields', 'affected', id],
    queryFn: ({ signal }) => call(affectedByFieldRemoval, { params: { id } }, { signal }),
  })

/** Forms and lists of people show the fields too. */
export const fieldsChanged = () =>
  Promise.all(
    ['custom-fields', 'users', 'profile', 'audit'].map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    ),
  )

export function useSaveField(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: FieldForm) => call(saveCustomField, { params: { id }, body }),
    async onSuccess(saved: FieldRecord) {
      client.setQueryData(customField(saved.id).queryKey, saved)
      await fieldsChanged()
    },
  })
}

export const useMoveField = () =>
  useMutation({
    mutationFn: ({ id, direction }: { id: number; direction: 'up' | 'down' }) =>
      call(moveCustomField, { params: { id }, body: { direction } }),
    onSuccess: fieldsChanged,
  })

export const removeField = (id: number) => call(removeCustomField, { params: { id } })

export async function restoreField(id: number) {
  const restored = await call(restoreCustomField, { params: { id } })
  await fieldsChanged()
  return restored
}
