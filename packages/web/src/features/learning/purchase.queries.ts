import {
  type BuyForm,
  buyCourse,
  listPurchases,
  readPaymentWays,
  withdrawPurchase,
} from '@oktant/contract/purchases.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { learningChanged } from './learning.queries.ts'

export const paymentWays = queryOptions({
  queryKey: ['learning', 'paymentWays'],
  queryFn: ({ signal }) => call(readPaymentWays, {}, { signal }),
})

/** What was paid for or is still to be paid, the latest first; free courses are in progress like any other. */
export const paidPurchases = (page: number) =>
  queryOptions({
    queryKey: ['learning', 'purchases', page],
    queryFn: ({ signal }) =>
      call(
        listPurchases,
        { query: { _page: page, _filterFields: ['way'], _filterValues: ['invoice,card'] } },
        { signal },
      ),
  })

export const useBuyCourse = (id: number) =>
  useMutation({
    mutationFn: (body: BuyForm) => call(buyCourse, { params: { id }, body }),
    onSuccess: learningChanged,
  })

export const useWithdrawPurchase = () =>
  useMutation({
    mutationFn: (id: number) => call(withdrawPurchase, { params: { id } }),
    onSuccess: learningChanged,
  })
