import {
  type BuyForm,
  buyCourse,
  readPaymentWays,
  withdrawPurchase,
} from '@oktant/contract/learning/purchases.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { learningChanged } from './learn.queries.ts'

export const paymentWays = queryOptions({
  queryKey: ['learning', 'paymentWays'],
  queryFn: ({ signal }) => call(readPaymentWays, {}, { signal }),
})

/** NOTE: what follows is done here, as the dialog that asked is gone once the course is read again. */
export const useBuyCourse = (id: number, done: () => void = () => {}) =>
  useMutation({
    mutationFn: (body: BuyForm) => call(buyCourse, { params: { id }, body }),
    onSuccess({ checkoutUrl }) {
      done()
      if (checkoutUrl) window.location.assign(checkoutUrl)
      return learningChanged()
    },
  })

export const useWithdrawPurchase = () =>
  useMutation({
    mutationFn: (id: number) => call(withdrawPurchase, { params: { id } }),
    onSuccess: learningChanged,
  })
