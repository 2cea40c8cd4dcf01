import * as contract from '@oktant/contract/development/reviews/review-progress.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { staleAll } from '../../../lib/records/record-queries.ts'

type ReviewsQuery = NonNullable<Input<typeof contract.listReviews>['query']>

export const reviews = (query: ReviewsQuery) =>
  queryOptions({
    queryKey: ['reviewProgress', 'list', query],
    queryFn: ({ signal }) => call(contract.listReviews, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const reviewCounts = (season: number) =>
  queryOptions({
    queryKey: ['reviewProgress', 'counts', season],
    queryFn: ({ signal }) => call(contract.countReviews, { query: season ? { season } : {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export const reviewGroups = (season: number) =>
  queryOptions({
    queryKey: ['reviewProgress', 'groups', season],
    queryFn: ({ signal }) =>
      call(contract.countReviewGroups, { query: season ? { season } : {} }, { signal }),
    placeholderData: keepPreviousData,
  })

export async function changeReviews(body: Input<typeof contract.changeReviews>['body']) {
  const made = await call(contract.changeReviews, { body })
  await staleAll(['reviewProgress', 'reviews', 'audit'])
  return made
}
