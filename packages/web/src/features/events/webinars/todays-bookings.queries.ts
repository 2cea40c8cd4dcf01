import { listTodaysBookings } from '@oktant/contract/events/attending.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

/** One's bookings of today, among which are the webinars that begin soon. */
export const todaysBookings = queryOptions({
  queryKey: ['events', 'today'],
  queryFn: ({ signal }) => call(listTodaysBookings, {}, { signal, quiet403: true }),
})
