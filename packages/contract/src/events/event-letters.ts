import { Type as t } from '@sinclair/typebox'
import { endpoint, Id, idParams } from '../http/http.ts'

const missing = 'event_not_found'

/** A request for approval that did not reach whoever decides. */
export const FailedLetter = t.Object({
  bookingId: Id,
  to: t.String(),
  at: t.String(),
  /** 'Error sending authorization request email'. */
  message: t.String(),
})

export const listFailedLetters = endpoint({
  method: 'GET',
  path: '/client/cdi-event/:id/failed-letters',
  access: 'events.facilitate',
  summary: 'Lists the requests for approval that could not be sent.',
  params: idParams,
  reply: t.Array(FailedLetter),
  errors: [missing],
})

export const retryFailedLetters = endpoint({
  method: 'POST',
  path: '/client/cdi-event/:id/failed-letters',
  access: 'events.facilitate',
  summary: 'Sends the requests for approval again that could not be sent.',
  params: idParams,
  reply: t.Object({ message: t.String(), told: t.Integer() }),
  errors: [missing, 'nobody_to_tell', 'event_is_cancelled'],
})
