import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, Nothing, orNull, paged } from '../http/http.ts'
import { EventPerson } from './event-shapes.ts'

const Day = t.String({ pattern: '^20\\d\\d-\\d{2}-\\d{2}$' })
const Time = t.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })

const span = {
  fromDay: Day,
  /** Nothing where it is the whole day. */
  fromTime: orNull(Time),
  untilDay: Day,
  untilTime: orNull(Time),
  /** NOTE: for the one whom it is about and whoever looks after facilitators; no clash tells it. */
  note: t.String({ maxLength: 200 }),
}

export type AbsenceForm = Static<typeof AbsenceForm>
export const AbsenceForm = t.Object({
  /** Whose it is; null for oneself. */
  userId: orNull(Id),
  ...span,
})

/** When somebody cannot run an event, by the clocks where they live. */
export type Absence = Static<typeof Absence>
export const Absence = t.Object({
  id: Id,
  user: EventPerson,
  ...span,
  timeZone: t.String(),
  startsAt: t.String(),
  endsAt: t.String(),
})

/** NOTE: of oneself for whoever runs events, and of everybody for whoever looks after facilitators or all events; the server decides. */
const access = 'signedIn'
const missing = 'absence_not_found'

export const listAbsences = endpoint({
  method: 'GET',
  path: '/client/facilitator-absences',
  access,
  summary: 'Lists when those who run events cannot; one’s own, or everybody’s for whoever looks after them.',
  query: listQuery({ sort: ['startsAt', 'user'], filter: ['user', 'when'] }),
  reply: paged(Absence),
  errors: ['not_permitted'],
})

export const addAbsence = endpoint({
  method: 'POST',
  path: '/client/facilitator-absences',
  access,
  summary: 'Says that somebody cannot run events for a time.',
  body: AbsenceForm,
  reply: Absence,
  errors: ['not_permitted', 'user_not_found', 'absence_invalid'],
})

export const removeAbsence = endpoint({
  method: 'DELETE',
  path: '/client/facilitator-absences/:id',
  access,
  summary: 'Takes back that somebody cannot run events.',
  params: idParams,
  reply: Nothing,
  errors: [missing],
})

export const restoreAbsence = endpoint({
  method: 'POST',
  path: '/client/facilitator-absences/:id/restore',
  access,
  summary: 'Brings back what was taken back.',
  params: idParams,
  reply: Absence,
  errors: [missing],
})
