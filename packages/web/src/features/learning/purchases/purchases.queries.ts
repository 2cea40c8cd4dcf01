import type { Input } from '@oktant/contract/http/http.ts'
import * as changes from '@oktant/contract/learning/purchase-changes.ts'
import {
  cancelPurchase,
  confirmPurchase,
  listAllPurchases,
  readPurchase,
  refusePurchase,
  reopenPurchase,
} from '@oktant/contract/learning/purchases.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const purchases = (query: Input<typeof listAllPurchases>['query']) =>
  queryOptions({
    queryKey: ['purchases', 'list', query],
    queryFn: ({ signal }) => call(listAllPurchases, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const purchase = (id: number) =>
  queryOptions({
    queryKey: ['purchases', 'one', id],
    queryFn: ({ signal }) => call(readPurchase, { params: { id } }, { signal }),
  })

const changed = () =>
  Promise.all(['purchases', 'audit', 'learning'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export const decisions = { confirm: confirmPurchase, refuse: refusePurchase, cancel: cancelPurchase } as const
export type Decision = keyof typeof decisions

export const useDecide = (id: number) =>
  useMutation({
    mutationFn: ({ decision, note }: { decision: Decision; note: string }) =>
      call(decisions[decision], { params: { id }, body: { note } }),
    onSuccess: changed,
  })

export async function reopen(id: number) {
  await call(reopenPurchase, { params: { id } })
  await changed()
}

export const purchaseChangeAffected = (body: changes.PurchasesMeant) =>
  queryOptions({
    queryKey: ['purchases', 'affected', body],
    queryFn: ({ signal }) => call(changes.affectedByPurchaseChange, { body }, { signal }),
    staleTime: 0,
  })

export async function changePurchases(body: changes.PurchaseChange) {
  const made = await call(changes.changePurchases, { body })
  await changed()
  return made
}
