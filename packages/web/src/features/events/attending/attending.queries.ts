import {
  acceptBooking,
  approveBooking,
  declineOwnSeat,
  declineSeat,
  listAvailableEvents,
  listEventDays,
  listEventsAt,
  listEventsToApprove,
  listMyEvents,
  listMyUpcomingEvents,
  listPastEvents,
  listTeamSeats,
  listUserEventsAt,
  readInvitation,
  readLearnerEvent,
  requestSeat,
} from '@oktant/contract/events/attending.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { downloadEvent } from '@oktant/contract/events/calendar-feeds.ts'
import { listOpenEvents } from '@oktant/contract/learning/catalogue.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { download } from '../../../lib/api/download.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

// NOTE: who may not see events is shown none; no refusal of them leads away from a screen (spec 1 §7).
const quiet = { quiet403: true } as const

/** The days with something on them, in so many months from a day on; of one's own bookings alone, or of what one could book, too. */
export const eventDays = (time: string, months: number, own: boolean) =>
  queryOptions({
    queryKey: ['events', 'days', time, months, own],
    queryFn: ({ signal }) =>
      call(listEventDays, { params: { time }, query: { months, ...(own && { own }) } }, { signal, ...quiet }),
    placeholderData: keepPreviousData,
  })

/** What is on one of them. */
export const eventsOn = (day: string, own: boolean) =>
  queryOptions({
    queryKey: ['events', 'on', day, own],
    queryFn: ({ signal }) =>
      call(
        own ? listEventsAt : listUserEventsAt,
        { params: { time: day }, query: { days: 1 } },
        { signal, ...quiet },
      ),
  })

export const upcomingEvents = queryOptions({
  queryKey: ['events', 'upcoming'],
  queryFn: ({ signal }) => call(listMyUpcomingEvents, {}, { signal, ...quiet }),
})

const lists = { mine: listMyEvents, available: listAvailableEvents, past: listPastEvents } as const

export const eventList = (name: keyof typeof lists, page: number) =>
  queryOptions({
    queryKey: ['events', name, page],
    queryFn: ({ signal }) => call(lists[name], { query: { _page: page } }, { signal, ...quiet }),
    placeholderData: keepPreviousData,
  })

export const event = (id: number) =>
  queryOptions({
    queryKey: ['events', 'one', id],
    queryFn: ({ signal }) => call(readLearnerEvent, { params: { id } }, { signal }),
  })

export const openEvents = queryOptions({
  queryKey: ['events', 'open'],
  queryFn: ({ signal }) => call(listOpenEvents, {}, { signal }),
})

/** NOTE: a refusal says that the booking is denied, in place (spec 1 §7). */
export const invitation = (id: number) =>
  queryOptions({
    queryKey: ['events', 'invitation', id],
    queryFn: ({ signal }) => call(readInvitation, { params: { id } }, { signal, ...quiet }),
  })

export const requests = (query: Input<typeof listEventsToApprove>['query']) =>
  queryOptions({
    queryKey: ['events', 'requests', query],
    queryFn: ({ signal }) => call(listEventsToApprove, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

/** A seat shows wherever events do, and what waits for somebody on their first page. */
const changed = () =>
  Promise.all([['events'], ['learning', 'home']].map((queryKey) => cache.invalidateQueries({ queryKey })))

export const useRequestSeat = (id: number) =>
  useMutation({ mutationFn: () => call(requestSeat, { params: { id } }), onSettled: changed })

type Booking = { eventId: number; id: number; isOwn: boolean }

/** Accepts one's own invitation, or approves another's booking. */
export const useApprove = ({ id, isOwn }: Booking) =>
  useMutation({
    mutationFn: () => call(isOwn ? acceptBooking : approveBooking, { params: { bid: id } }, quiet),
    // NOTE: what was refused has often been dealt with by somebody else meanwhile.
    onSettled: changed,
  })

export type Why = { reason: string; message: string }

export const useDecline = ({ eventId, id, isOwn }: Booking) =>
  useMutation({
    mutationFn: (body: Why) =>
      call(isOwn ? declineOwnSeat : declineSeat, { params: { id: eventId, bid: id }, body }, quiet),
    onSettled: changed,
  })

/** Who of one's people sits where in the next days. */
export const teamSeats = queryOptions({
  queryKey: ['events', 'team-seats'],
  queryFn: ({ signal }) => call(listTeamSeats, {}, { signal }),
})

export const useDownloadEvent = (id: number) =>
  useMutation({ mutationFn: () => download(downloadEvent, { params: { id } }, `event-${id}.ics`) })
