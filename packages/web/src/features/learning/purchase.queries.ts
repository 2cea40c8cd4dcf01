import { type BuyForm, buyCourse, readPaymentWays, withdrawPurchase } from '@oktant/contract/purchases.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { learningChanged } from './learning.queries.ts'

export const paymentWays = queryOptions({
  queryKey: ['learning', 'paymentWays'],
  queryFn: ({ signal }) => call(readPaymentWays, {}, { signal }),
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
