import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, orNull, paged } from '../http/http.ts'
import { TrainerBooking } from './event-shapes.ts'

/** What a trainer does with the people of an event. */
const access = 'events.facilitate'
const missing = 'event_not_found'
const bookingParams = t.Object({ id: Id, bid: Id })

export const listBookings = endpoint({
  method: 'GET',
  path: '/client/cdi-event/:id/bookings',
  access,
  summary: 'Lists the bookings of an event.',
  params: idParams,
  query: listQuery({
    sort: ['user.name', 'bookingStatus', 'createdOn'],
    filter: ['user.name', 'bookingStatus', 'attended'],
    mostPerPage: 1000,
    perPage: 50,
  }),
  reply: paged(TrainerBooking),
  errors: [missing],
})

/** NOTE: somebody without an account here, or who has a booking already, is left out and said. */
export const addBookings = endpoint({
  method: 'POST',
  path: '/client/cdi-event/:id/booking',
  access,
  summary: 'Adds people to an event: new, not yet sent (10).',
  params: idParams,
  body: t.Object({ userIds: t.Array(Id, { minItems: 1, maxItems: 1000 }) }),
  reply: t.Object({ added: t.Integer(), already: t.Integer() }),
  errors: [missing, 'people_unknown', 'event_is_cancelled', 'single_user_event'],
})

/** The invitation as it is taken out before it is sent, or a seat that the trainer takes back. */
export const removeBooking = endpoint({
  method: 'DELETE',
  path: '/client/cdi-event/:id/booking/:bid',
  access,
  summary: 'Takes out an invitation that was not sent yet.',
  params: bookingParams,
  reply: t.Object({}),
  errors: ['booking_not_found', 'booking_actioned', 'event_is_cancelled'],
})

export const bookingDecisions = ['confirm', 'decline', 'offer'] as const
/** What a trainer says to one who asked for a seat. */
export const decideBooking = endpoint({
  method: 'POST',
  path: '/client/cdi-event/:id/booking/:bid',
  access,
  summary: 'Answers somebody who asked for a seat.',
  params: bookingParams,
  body: t.Object({
    decision: t.Union(bookingDecisions.map((name) => t.Literal(name))),
    reason: orNull(t.String({ maxLength: 200 })),
    message: orNull(t.String({ maxLength: 2000 })),
  }),
  reply: TrainerBooking,
  errors: ['booking_not_found', 'booking_actioned', 'event_full', 'event_is_cancelled'],
})

/** Another takes over the seat; the record of the first stays as it was. */
export const substituteBooking = endpoint({
  method: 'POST',
  path: '/client/cdi-event/:id/booking/:bid/substitute',
  access,
  summary: 'Gives somebody’s seat to another.',
  params: bookingParams,
  body: t.Object({ userId: Id }),
  reply: TrainerBooking,
  errors: ['booking_not_found', 'booking_actioned', 'people_unknown', 'already_booked', 'event_is_cancelled'],
})

export type AttendanceMark = Static<typeof AttendanceMark>
export const AttendanceMark = t.Object({
  bookingId: Id,
  attended: orNull(t.Boolean()),
  attendanceNote: t.String({ maxLength: 500 }),
  /** When it was marked, as it may have been without a connection; the later mark of one booking counts. */
  markedAt: t.String(),
})

/** The register: who was there. Sent again it changes nothing. */
export const saveAttendance = endpoint({
  method: 'POST',
  path: '/client/cdi-event/:id/attendance',
  access,
  summary: 'Marks who was there, with a note; what was marked without a connection comes later.',
  params: idParams,
  body: t.Object({ marks: t.Array(AttendanceMark, { minItems: 1, maxItems: 1000 }) }),
  reply: t.Object({ changed: t.Integer() }),
  errors: [missing, 'people_unknown', 'event_not_begun', 'event_is_cancelled'],
})

/** What a letter to many answers: the printed message, and how many were written to. */
const Told = t.Object({ message: t.String(), told: t.Integer() })
const errors = [missing, 'event_is_cancelled', 'nobody_to_tell'] as const

export const inviteToEvent = endpoint({
  method: 'POST',
  path: '/admin/event/:id/invite',
  access,
  summary: 'Sends the invitations that were not sent yet.',
  params: idParams,
  reply: Told,
  errors: [...errors, 'facilitator_missing'],
})

export const tellEventChange = endpoint({
  method: 'POST',
  path: '/admin/event/:id/eventChange',
  access,
  summary: 'Tells everybody who was invited that the event has changed.',
  params: idParams,
  reply: Told,
  errors: [...errors, 'new_invites_unsaved'],
})

export const remindOfEvent = endpoint({
  method: 'POST',
  path: '/admin/event/:id/reminder',
  access,
  summary: 'Reminds those who have not answered their invitation.',
  params: idParams,
  reply: Told,
  errors,
})

export const cancelEvent = endpoint({
  method: 'POST',
  path: '/admin/event/:id/cancel',
  access,
  summary: 'Cancels an event and tells everybody who was invited.',
  params: idParams,
  reply: Told,
  errors: [missing, 'event_is_cancelled'],
})
