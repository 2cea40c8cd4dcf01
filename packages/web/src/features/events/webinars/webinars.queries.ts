import { keepPresence, readWebinar } from '@oktant/contract/events/webinars.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'

const quiet = { quiet403: true } as const

export const webinar = (eventId: number) =>
  queryOptions({
    queryKey: ['events', 'webinar', eventId],
    queryFn: ({ signal }) => call(readWebinar, { params: { eventId } }, { signal }),
    // NOTE: what lets one in is of this moment.
    staleTime: 0,
  })

export const sayPresent = (eventId: number) => call(keepPresence, { params: { eventId } }, quiet)
