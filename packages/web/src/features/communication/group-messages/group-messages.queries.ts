import type { Audience } from '@oktant/contract/communication/audiences.ts'
import {
  affectedByWithdrawal,
  countGroupMessage,
  listGroupMessages,
  readGroupMessage,
  sendGroupMessage,
  withdrawGroupMessage,
  type GroupMessage,
  type GroupMessageValues,
} from '@oktant/contract/communication/group-messages.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

export const groupMessages = (query: Input<typeof listGroupMessages>['query']) =>
  queryOptions({
    queryKey: ['group-messages', 'list', query],
    queryFn: ({ signal }) => call(listGroupMessages, query ? { query } : {}, { signal }),
    placeholderData: keepPreviousData,
  })

export const groupMessage = (id: number) =>
  queryOptions({
    queryKey: ['group-messages', 'one', id],
    queryFn: ({ signal }) => call(readGroupMessage, { params: { id } }, { signal }),
  })

export const recipientCount = (audience: Audience) =>
  queryOptions({
    queryKey: ['group-messages', 'count', audience],
    queryFn: ({ signal }) => call(countGroupMessage, { body: { audience } }, { signal }),
    enabled: audience.kind === 'everyone' || audience.ids.length > 0,
    gcTime: 0,
  })

export const withdrawal = (id: number) =>
  queryOptions({
    queryKey: ['group-messages', 'affected', id],
    queryFn: ({ signal }) => call(affectedByWithdrawal, { params: { id } }, { signal }),
    gcTime: 0,
  })

function useAfterChange() {
  const cache = useQueryClient()
  return (saved: GroupMessage) => {
    cache.setQueryData(groupMessage(saved.id).queryKey, saved)
    void cache.invalidateQueries({ queryKey: ['group-messages', 'list'] })
    void cache.invalidateQueries({ queryKey: ['notifications'] })
  }
}

export function useSendGroupMessage() {
  const onSuccess = useAfterChange()
  return useMutation({
    mutationFn: (body: GroupMessageValues) => call(sendGroupMessage, { body }),
    onSuccess,
  })
}

export function useWithdrawGroupMessage(id: number) {
  const onSuccess = useAfterChange()
  return useMutation({ mutationFn: () => call(withdrawGroupMessage, { params: { id } }), onSuccess })
}
