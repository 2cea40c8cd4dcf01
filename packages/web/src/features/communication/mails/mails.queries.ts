import type { Input } from '@oktant/contract/http/http.ts'
import { listMails, readMail, resendMail } from '@oktant/contract/communication/mails.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** Letters are written and leave while somebody looks at the list of them. */
const lookEveryMs = 5000

export const mails = (query: Input<typeof listMails>['query']) =>
  queryOptions({
    queryKey: ['mails', query],
    queryFn: ({ signal }) => call(listMails, { query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookEveryMs,
  })

export const mail = (id: number) =>
  queryOptions({
    queryKey: ['mails', id],
    queryFn: ({ signal }) => call(readMail, { params: { id } }, { signal }),
  })

export function useResendMail() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(resendMail, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['mails'] }),
  })
}
