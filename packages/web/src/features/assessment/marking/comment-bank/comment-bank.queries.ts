import * as contract from '@oktant/contract/assessment/comment-bank.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { query as cache } from '../../../../lib/api/query-client.ts'

const key = ['comment-bank'] as const

export const bankComments = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(contract.listBankComments, {}, { signal }),
})

export const readBankAhead = () => cache.prefetchQuery({ ...bankComments, staleTime: 60_000 })

const changed = () => cache.invalidateQueries({ queryKey: key })

export async function keepBankComment(text: string) {
  await call(contract.keepBankComment, { body: { text } })
  await changed()
}

export const useKeepBankComment = () => useMutation({ mutationFn: keepBankComment })

export const useRemoveBankComment = () =>
  useMutation({
    mutationFn: (id: number) => call(contract.removeBankComment, { params: { id } }),
    onSuccess: changed,
  })
