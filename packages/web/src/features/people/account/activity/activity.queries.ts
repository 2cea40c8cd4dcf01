import { allActivity, topActivity } from '@oktant/contract/people/activity.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'

export const latestActivity = queryOptions({
  queryKey: ['activity', 'top'],
  queryFn: ({ signal }) => call(topActivity, {}, { signal }),
})

export const activity = (query: Input<typeof allActivity>['query']) =>
  queryOptions({
    queryKey: ['activity', 'all', query],
    queryFn: ({ signal }) => call(allActivity, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
