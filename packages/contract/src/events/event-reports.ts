import { Type as t } from '@sinclair/typebox'
import { endpoint, idParams } from '../http/http.ts'

const missing = 'event_not_found'
const oneOf = <const N extends string>(names: readonly N[]) => t.Union(names.map((name) => t.Literal(name)))

/** What a register can be had as. */
export const registerFormats = ['PDF', 'CSV', 'XLSX'] as const
export const scheduleFormats = ['PDF', 'ICS', 'XLSX', 'CSV'] as const

export const printRegister = endpoint({
  method: 'GET',
  path: '/client/cdi-event/:id/register',
  access: 'events.facilitate',
  summary: 'Gives the register of an event: on paper to sign, or as a table.',
  params: idParams,
  query: t.Object({ format: oneOf(registerFormats) }, { additionalProperties: false }),
  reply: 'file',
  errors: [missing],
})

export const printSchedule = endpoint({
  method: 'GET',
  path: '/admin/event-schedule/:date',
  access: 'signedIn',
  summary: 'Gives the events of some months: on paper, for a calendar, or as a table.',
  params: t.Object({ date: t.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) }),
  query: t.Object(
    { format: oneOf(scheduleFormats), months: t.Optional(t.Integer({ minimum: 1, maximum: 12 })) },
    { additionalProperties: false },
  ),
  reply: 'file',
  errors: ['not_permitted'],
})
