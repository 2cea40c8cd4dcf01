import { readOwnProgress } from '@oktant/contract/learning/own/own-learning.ts'
import { readProgressYear } from '@oktant/contract/learning/own/progress.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ownCertificates } from '../../features/learning/certificates/certificates.queries.ts'
import { favourites } from '../../features/learning/favourites/favourites.queries.ts'
import { completedCourses, paidPurchases } from '../../features/learning/learn/learn.queries.ts'
import { call } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query-client.ts'

export const progressYear = (year: number | undefined) =>
  queryOptions({
    queryKey: ['learning', 'year', year ?? null],
    queryFn: ({ signal }) =>
      call(readProgressYear, { query: year === undefined ? {} : { year } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The page in one call; each part is kept where it looks for it. */
export const ownProgress = queryOptions({
  queryKey: ['learning', 'progress'],
  queryFn: async ({ signal }) => {
    const found = await call(readOwnProgress, {}, { signal })
    query.setQueryData(progressYear(undefined).queryKey, found.year)
    query.setQueryData(ownCertificates(0).queryKey, found.certificates)
    query.setQueryData(favourites.queryKey, found.favourites)
    query.setQueryData(completedCourses(0).queryKey, found.completed)
    if (found.purchases) query.setQueryData(paidPurchases(0).queryKey, found.purchases)
    return found
  },
})
