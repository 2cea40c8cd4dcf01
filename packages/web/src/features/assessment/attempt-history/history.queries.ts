import {
  listAttemptHistory,
  printAttempt,
  reviewAttempt,
} from '@oktant/contract/assessment/attempts/attempt-history.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'

type Query = NonNullable<Input<typeof listAttemptHistory>['query']>

export const attemptHistory = (id: number, query: Query) =>
  queryOptions({
    queryKey: ['evaluations', 'history', id, query],
    queryFn: ({ signal }) => call(listAttemptHistory, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const attemptReview = (id: number) =>
  queryOptions({
    queryKey: ['evaluations', 'review', id],
    queryFn: ({ signal }) => call(reviewAttempt, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const usePrintAttempt = (id: number) =>
  useMutation({ mutationFn: () => download(printAttempt, { params: { id } }, `attempt-${id}.pdf`) })
