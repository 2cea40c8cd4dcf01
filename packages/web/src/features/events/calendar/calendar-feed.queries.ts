import {
  endCalendarFeed,
  readCalendarFeed,
  renewCalendarFeed,
} from '@oktant/contract/events/calendar-feeds.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const calendarFeed = queryOptions({
  queryKey: ['events', 'feed'],
  queryFn: ({ signal }) => call(readCalendarFeed, {}, { signal }),
})

const changed = () => cache.invalidateQueries({ queryKey: ['events', 'feed'] })

export const useRenewCalendarFeed = () =>
  useMutation({ mutationFn: () => call(renewCalendarFeed, {}), onSettled: changed })

export const useEndCalendarFeed = () =>
  useMutation({ mutationFn: () => call(endCalendarFeed, {}), onSettled: changed })
