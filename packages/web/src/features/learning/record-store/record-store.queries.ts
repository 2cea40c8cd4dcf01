import {
  createRecordStoreCredential,
  listRecordStoreCredentials,
  readRecordStoreCredential,
  readRecordStoreSettings,
  type RecordStoreCredential,
  type RecordStoreCredentialForm,
  type RecordStoreSettings,
  revokeRecordStoreCredential,
  saveRecordStoreSettings,
} from '@oktant/contract/learning/record-store.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const recordCredentials = (query: NonNullable<Input<typeof listRecordStoreCredentials>['query']>) =>
  queryOptions({
    queryKey: ['record-credentials', 'list', query],
    queryFn: ({ signal }) => call(listRecordStoreCredentials, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const recordCredential = (id: number) =>
  queryOptions({
    queryKey: ['record-credentials', 'one', id],
    queryFn: ({ signal }) => call(readRecordStoreCredential, { params: { id } }, { signal }),
  })

/** NOTE: what the server answered is shown at once, and the rest is asked again. */
function useCredentialChanged() {
  const client = useQueryClient()
  return (changed: RecordStoreCredential) => {
    client.setQueryData(recordCredential(changed.id).queryKey, changed)
    return Promise.all(
      ['record-credentials', 'audit'].map((name) => client.invalidateQueries({ queryKey: [name] })),
    )
  }
}

export function useCreateRecordStoreCredential() {
  const credentialChanged = useCredentialChanged()
  return useMutation({
    mutationFn: (body: RecordStoreCredentialForm) => call(createRecordStoreCredential, { body }),
    onSuccess: ({ credential }) => credentialChanged(credential),
    // NOTE: the answer holds the secret, which nothing here keeps longer than it is shown.
    gcTime: 0,
  })
}

export const useRevokeRecordStoreCredential = (id: number) =>
  useMutation({
    mutationFn: () => call(revokeRecordStoreCredential, { params: { id } }),
    onSuccess: useCredentialChanged(),
  })

export const recordStoreSettings = queryOptions({
  queryKey: ['record-credentials', 'settings'],
  queryFn: ({ signal }) => call(readRecordStoreSettings, {}, { signal }),
})

export function useSaveRecordStoreSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RecordStoreSettings) => call(saveRecordStoreSettings, { body }),
    onSuccess(saved) {
      client.setQueryData(recordStoreSettings.queryKey, saved)
      return client.invalidateQueries({ queryKey: ['audit'] })
    },
  })
}
