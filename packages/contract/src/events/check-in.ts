import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams } from '../http/http.ts'

const access = 'events.facilitate'
const missing = 'event_not_found'
const Code = t.String({ minLength: 1, maxLength: 100 })

/** An address as a picture that the camera of a phone opens; the next one takes its place in good time. */
export type ShownCode = Static<typeof ShownCode>
export const ShownCode = t.Object({
  address: t.String(),
  /** The dark squares of the picture as the path of an SVG, and how many squares it is wide. */
  path: t.String(),
  size: t.Integer(),
  validUntil: t.String(),
})

/** NOTE: for the wall: whoever has a seat and opens it is there. It changes, so that a photograph of it is of no use. */
export const readCheckInCode = endpoint({
  method: 'GET',
  path: '/client/cdi-event/:id/check-in-code',
  access,
  summary: 'Reads the code on the wall by which people mark themselves as present.',
  params: idParams,
  reply: ShownCode,
  errors: [missing, 'event_not_begun', 'event_over', 'event_is_cancelled'],
})

const Marked = t.Object({
  eventId: Id,
  event: t.Object({ en: t.String(), de: t.String() }),
  name: t.String(),
})

export const checkIn = endpoint({
  method: 'POST',
  path: '/client/event/:id/check-in',
  access: 'events.attend',
  summary: 'Marks oneself as present by the code on the wall.',
  params: idParams,
  body: t.Object({ code: Code }),
  reply: Marked,
  errors: [
    missing,
    'check_in_code_old',
    'check_in_no_seat',
    'event_not_begun',
    'event_over',
    'event_is_cancelled',
  ],
})

/** The badge of whoever has a seat, which the trainer's phone opens. */
export const readBadge = endpoint({
  method: 'GET',
  path: '/client/event/:id/badge',
  access: 'events.attend',
  summary: 'Reads one’s badge for an event on which one has a seat.',
  params: idParams,
  reply: ShownCode,
  errors: [missing, 'check_in_no_seat', 'event_is_cancelled'],
})

export const checkInBadge = endpoint({
  method: 'POST',
  path: '/client/cdi-event/:id/badge',
  access,
  summary: 'Marks whoever shows their badge as present.',
  params: idParams,
  body: t.Object({ code: Code }),
  reply: Marked,
  errors: [
    missing,
    'check_in_code_old',
    'check_in_no_seat',
    'event_not_begun',
    'event_over',
    'event_is_cancelled',
  ],
})
