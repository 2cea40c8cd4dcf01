import { Type as t } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, orNull, paged } from '../http/http.ts'
import {
  BookingSeen,
  EventDay,
  EventOutline,
  LearnerEvent,
  LearnerEventRow,
  Timeslot,
  VenueOption,
} from './event-shapes.ts'

/** What an invitee, a learner and whoever decides for them do. */
const access = 'events.attend'
const missing = 'event_not_found'
const bookingParams = t.Object({ bid: Id })
const ofEventParams = t.Object({ id: Id, bid: Id })
const ownQuery = listQuery({ sort: ['startTime', 'name'], filter: ['name', 'state'] })
/** The month of a moment (milliseconds, or YYYY-MM-DD), for the calendar. */
const timeParams = t.Object({ time: t.String({ pattern: '^(\\d{1,14}|\\d{4}-\\d{2}-\\d{2})$' }) })
const months = t.Optional(t.Integer({ minimum: 1, maximum: 12 }))
/** So many months, or so many days from the very one that is named. */
const rangeQuery = t.Object(
  { months, days: t.Optional(t.Integer({ minimum: 1, maximum: 31 })) },
  { additionalProperties: false },
)
const daysQuery = t.Object({ months, own: t.Optional(t.Boolean()) }, { additionalProperties: false })
/** NOTE: as printed, why one declines comes with the address. */
const declineQuery = t.Object(
  { reason: t.Optional(t.String({ maxLength: 200 })), message: t.Optional(t.String({ maxLength: 2000 })) },
  { additionalProperties: false },
)
const refusals = ['booking_not_found', 'booking_actioned', 'event_is_cancelled'] as const

// What one sees

export const listMyEvents = endpoint({
  method: 'GET',
  path: '/client/cdi/user-event/my-events',
  access,
  summary: 'Lists the events for which one has a booking, those to come first.',
  query: ownQuery,
  reply: paged(LearnerEventRow),
})
export const listAvailableEvents = endpoint({
  method: 'GET',
  path: '/client/cdi/user-event/available-events',
  access,
  summary: 'Lists the events to come for which one may ask for a seat.',
  query: ownQuery,
  reply: paged(LearnerEventRow),
})
export const listPastEvents = endpoint({
  method: 'GET',
  path: '/client/cdi/user-event/past-events',
  access,
  summary: 'Lists the events that are over and for which one had a booking, latest first.',
  query: ownQuery,
  reply: paged(LearnerEventRow),
})
export const listUserEventsAt = endpoint({
  method: 'GET',
  path: '/client/cdi/user-event/events/:time',
  access,
  summary: 'Lists the events of a month that one is booked on or could be, for the calendar.',
  params: timeParams,
  query: rangeQuery,
  reply: t.Array(LearnerEventRow),
})
export const listEventDays = endpoint({
  method: 'GET',
  path: '/client/cdi/user-event/days/:time',
  access,
  summary:
    'Lists the days of some months on which there is an event that one is booked on or could be, with how many; of a single month with the first of each.',
  params: timeParams,
  query: daysQuery,
  reply: t.Array(EventDay),
})
export const listEventsAt = endpoint({
  method: 'GET',
  path: '/client/events/:time',
  access,
  summary: 'Lists the events of a month for which one has a booking.',
  params: timeParams,
  query: rangeQuery,
  reply: t.Array(LearnerEventRow),
})
export const listMyUpcomingEvents = endpoint({
  method: 'GET',
  path: '/client/events/upcoming',
  access,
  summary: 'Lists the next events for which one has a booking, soonest first.',
  reply: t.Array(LearnerEventRow),
})
export const listUpcomingBookings = endpoint({
  method: 'GET',
  path: '/client/events/upcomingBookings',
  access,
  summary: 'Lists one’s bookings for events to come, soonest first.',
  reply: t.Array(BookingSeen),
})
export const listTodaysBookings = endpoint({
  method: 'GET',
  path: '/client/events/todaysBookings',
  access,
  summary: 'Lists one’s bookings for events of today, webinars among them.',
  reply: t.Array(BookingSeen),
})
export const readLearnerEvent = endpoint({
  method: 'GET',
  path: '/client/event/:id',
  access,
  summary: 'Reads one event as a learner sees it.',
  params: idParams,
  reply: LearnerEvent,
  errors: [missing],
})
export const readLearnerEventVenue = endpoint({
  method: 'GET',
  path: '/client/event/:id/venue',
  access,
  summary: 'Reads where an event takes place; null without a venue.',
  params: idParams,
  reply: orNull(VenueOption),
  errors: [missing],
})
export const listLearnerEventTimeslots = endpoint({
  method: 'GET',
  path: '/client/event/:id/timeslots',
  access,
  summary: 'Lists the parts of an event.',
  params: idParams,
  reply: t.Array(Timeslot),
  errors: [missing],
})
export const readLearnerEventOutline = endpoint({
  method: 'GET',
  path: '/client/event/:id/outline',
  access,
  summary: 'Reads the outline of an event.',
  params: idParams,
  reply: EventOutline,
  errors: [missing],
})

// Asking for a seat

const request = {
  method: 'GET',
  access,
  params: idParams,
  reply: BookingSeen,
  changes: true,
  errors: [
    missing,
    'event_is_cancelled',
    'event_over',
    'registrations_closed',
    'already_booked',
    'prerequisites_missing',
    'prerequisite_missing',
    'overlapping_seat',
  ],
} as const
export const requestSeat = endpoint({
  ...request,
  path: '/client/event/:id/request',
  summary: 'Asks for a seat; the answer says where the request stands.',
})
export const requestSeatFromList = endpoint({
  ...request,
  path: '/client/cdi/user-event/:eventId/request',
  params: t.Object({ eventId: Id }),
  summary: 'Asks for a seat, as the lists of events do.',
})

// Deciding; as printed these are read with GET and change something all the same.

/** An invitation as a link of a letter opens it: its holder answers it, their manager or HR decides it. */
export const readInvitation = endpoint({
  method: 'GET',
  path: '/client/event-rsvp/rsvp/:id',
  access: 'signedIn',
  summary: 'Reads the booking that a letter leads to, for its holder and for whoever decides it.',
  params: idParams,
  reply: BookingSeen,
  errors: ['booking_not_found', 'booking_denied'],
})
/** NOTE: an accept by the one who is booked is an accept, by anybody else a manager's approval. */
const approve = { method: 'GET', access: 'signedIn', reply: BookingSeen, changes: true } as const
export const approveUserBooking = endpoint({
  ...approve,
  path: '/client/cdi/user-event/approve/:bookingId',
  params: t.Object({ bookingId: Id }),
  summary: 'Approves a booking of one’s team, or accepts one’s own.',
  errors: [...refusals, 'event_full'],
})
export const approveBookingOfEvent = endpoint({
  ...approve,
  path: '/client/event/:id/booking/:bid/approve',
  params: ofEventParams,
  summary: 'Approves a booking as manager or HR.',
  errors: [...refusals, 'event_full'],
})
export const acceptBookingOfEvent = endpoint({
  ...approve,
  path: '/client/event/:id/booking/:bid/accept',
  params: ofEventParams,
  summary: 'Accepts an invitation; by anybody but the invitee it is the manager’s approval.',
  errors: [...refusals, 'event_full'],
})
export const declineBookingOfEvent = endpoint({
  ...approve,
  path: '/client/event/:id/booking/:bid/decline',
  params: ofEventParams,
  query: declineQuery,
  summary: 'Declines a booking, with a reason and a comment.',
  errors: [...refusals, 'decline_comment_required', 'cancel_too_late'],
})
export const approveBooking = endpoint({
  ...approve,
  path: '/client/booking/:bid/approve',
  params: bookingParams,
  summary: 'Approves a booking as manager or HR.',
  errors: [...refusals, 'event_full'],
})
export const acceptBooking = endpoint({
  ...approve,
  path: '/client/booking/:bid/accept',
  params: bookingParams,
  summary: 'Accepts an invitation; by anybody but the invitee it is the manager’s approval.',
  errors: [...refusals, 'event_full'],
})
export const declineBooking = endpoint({
  ...approve,
  path: '/client/booking/:bid/decline',
  params: bookingParams,
  query: declineQuery,
  summary: 'Declines a booking, with a reason and a comment.',
  errors: [...refusals, 'decline_comment_required', 'cancel_too_late'],
})
const why = t.Object({ reason: t.String({ maxLength: 200 }), message: t.String({ maxLength: 2000 }) })
const declinePost = {
  method: 'POST',
  access: 'signedIn',
  params: ofEventParams,
  body: why,
  reply: BookingSeen,
  errors: [...refusals, 'decline_comment_required', 'cancel_too_late'],
} as const
export const declineOwnSeat = endpoint({
  ...declinePost,
  path: '/client/event/:id/booking/:bid/user-decline',
  summary: 'Declines an invitation or gives one’s seat back.',
})
export const declineSeat = endpoint({
  ...declinePost,
  path: '/client/event/:id/booking/:bid/decline',
  summary: 'Declines a booking as manager, HR or its holder.',
})

export const listEventsToApprove = endpoint({
  method: 'GET',
  path: '/client/events/events-to-approve',
  access: 'signedIn',
  summary: 'Lists the bookings that wait for one’s approval, as manager or for HR.',
  query: listQuery({ sort: ['createdOn', 'user.name', 'startTime'], filter: ['user.name', 'event'] }),
  reply: paged(BookingSeen),
})

/** How far ahead a desk looks. */
export const deskDays = 30

export const listTeamSeats = endpoint({
  method: 'GET',
  path: '/client/events/team-seats',
  access: 'signedIn',
  summary:
    'Lists who of one’s team, or of the company for HR, has a seat or an invitation on an event of the next 30 days.',
  reply: t.Array(BookingSeen),
})
