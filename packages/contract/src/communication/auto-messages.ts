import { Type as t, type Static } from '@sinclair/typebox'
import { Audience } from './audiences.ts'
import { endpoint, Id, idParams, listQuery, Nothing, paged } from '../http/http.ts'
import { channels } from './notification-type.ts'
import { TemplateTexts } from './templates.ts'

/**
 * What an automatic message waits for. `days` says that it asks for a number of days, `field` for a date field; an
 * event is told as it happens, everything else is looked for. A moment is due from when it was, and only once.
 */
export const autoTriggers = {
  'user.created': { days: false, field: false, isEvent: false, isMoment: true },
  'group.joined': { days: false, field: false, isEvent: false, isMoment: true },
  'user.neverSignedIn': { days: true, field: false, isEvent: false, isMoment: false },
  'user.inactive': { days: true, field: false, isEvent: false, isMoment: false },
  'licence.ending': { days: true, field: false, isEvent: false, isMoment: false },
  'field.dateReached': { days: true, field: true, isEvent: false, isMoment: false },
  'learningGroup.joined': { days: false, field: false, isEvent: false, isMoment: true },
  'course.assigned': { days: false, field: false, isEvent: false, isMoment: true },
  'course.mandatory': { days: false, field: false, isEvent: false, isMoment: true },
  'course.due': { days: true, field: false, isEvent: false, isMoment: false },
  'course.overdue': { days: true, field: false, isEvent: false, isMoment: false },
  'course.openedAgain': { days: false, field: false, isEvent: false, isMoment: true },
  'goal.waiting': { days: true, field: false, isEvent: false, isMoment: false },
  'goal.due': { days: true, field: false, isEvent: false, isMoment: false },
  'goal.overdue': { days: true, field: false, isEvent: false, isMoment: false },
  'review.overdue': { days: true, field: false, isEvent: false, isMoment: false },
} as const
export type AutoTrigger = keyof typeof autoTriggers
// NOTE: the keys of the table itself.
export const autoTriggerNames = Object.keys(autoTriggers) as AutoTrigger[]

const Trigger = t.Union(autoTriggerNames.map((name) => t.Literal(name)))
const Day = t.String({ format: 'date' })
const Time = t.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })
export const delayUnits = ['minutes', 'hours', 'days', 'weeks'] as const

export type AutoMessageValues = Static<typeof AutoMessageValues>
export const AutoMessageValues = t.Object({
  name: t.String({ maxLength: 100 }),
  trigger: Trigger,
  days: t.Integer({ minimum: 0, maximum: 3650 }),
  /** The date field, for a trigger that waits for a date. */
  field: t.Union([Id, t.Null()]),
  audience: Audience,
  channels: t.Array(t.Union(channels.map((name) => t.Literal(name))), { uniqueItems: true }),
  delay: t.Object({
    amount: t.Integer({ minimum: 0, maximum: 10_000 }),
    unit: t.Union(delayUnits.map((name) => t.Literal(name))),
  }),
  activeFrom: t.Union([Day, t.Null()]),
  activeUntil: t.Union([Day, t.Null()]),
  quiet: t.Union([t.Object({ from: Time, until: Time }), t.Null()]),
  texts: TemplateTexts,
})

const Counts = t.Object({ waiting: t.Integer(), sent: t.Integer(), cancelled: t.Integer() })
export type AutoMessageItem = Static<typeof AutoMessageItem>
export const AutoMessageItem = t.Object({
  id: Id,
  name: t.String(),
  trigger: Trigger,
  isOn: t.Boolean(),
  runs: Counts,
})

export type AutoMessage = Static<typeof AutoMessage>
export const AutoMessage = t.Intersect([AutoMessageValues, t.Object({ id: Id, isOn: t.Boolean() })])

export const listAutoMessages = endpoint({
  method: 'GET',
  path: '/admin/auto-message',
  access: 'communications.administer',
  summary: 'Lists the automatic messages with what became of them.',
  query: listQuery({ sort: ['name', 'isOn'], filter: ['name', 'trigger', 'isOn'] }),
  reply: paged(AutoMessageItem),
})

export const readAutoMessage = endpoint({
  method: 'GET',
  path: '/admin/auto-message/:id',
  access: 'communications.administer',
  summary: 'Reads one automatic message.',
  params: idParams,
  reply: AutoMessage,
  errors: ['auto_message_not_found'],
})

export const createAutoMessage = endpoint({
  method: 'POST',
  path: '/admin/auto-message',
  access: 'communications.administer',
  summary: 'Makes an automatic message; it is off until somebody turns it on.',
  body: AutoMessageValues,
  reply: AutoMessage,
  errors: ['auto_message_invalid', 'audience_unknown'],
})

export const saveAutoMessage = endpoint({
  method: 'PUT',
  path: '/admin/auto-message/:id',
  access: 'communications.administer',
  summary: 'Changes an automatic message; what waits goes out in the new words, if its reason still holds.',
  params: idParams,
  body: AutoMessageValues,
  reply: AutoMessage,
  errors: ['auto_message_not_found', 'auto_message_invalid', 'audience_unknown'],
})

export const switchAutoMessage = endpoint({
  method: 'PUT',
  path: '/admin/auto-message/:id/switch',
  access: 'communications.administer',
  summary: 'Turns an automatic message on or off; off, what waits is cancelled when its time comes.',
  params: idParams,
  body: t.Object({ isOn: t.Boolean() }),
  reply: AutoMessage,
  errors: ['auto_message_not_found'],
})

export const deleteAutoMessage = endpoint({
  method: 'DELETE',
  path: '/admin/auto-message/:id',
  access: 'communications.administer',
  summary: 'Removes an automatic message; what waits is cancelled when its time comes.',
  params: idParams,
  reply: Nothing,
  errors: ['auto_message_not_found'],
})

export const restoreAutoMessage = endpoint({
  method: 'POST',
  path: '/admin/auto-message/:id/restore',
  access: 'communications.administer',
  summary: 'Brings back an automatic message that was removed, turned off.',
  params: idParams,
  reply: AutoMessage,
  errors: ['auto_message_not_found'],
})

export type Simulated = Static<typeof Simulated>
export const Simulated = t.Object({
  id: t.Integer(),
  name: t.String(),
  /** Whom it is about, where that is somebody else. */
  about: t.Union([t.String(), t.Null()]),
  dueAt: t.String({ format: 'date-time' }),
  /** Since when the reason holds. */
  since: t.String({ format: 'date-time' }),
})

export const simulateAutoMessage = endpoint({
  method: 'POST',
  path: '/admin/auto-message/simulate',
  access: 'communications.administer',
  summary: 'Says who would get a message that is not saved yet, when, and since when they have the reason.',
  query: listQuery({ sort: ['name', 'dueAt'], filter: [] }),
  body: AutoMessageValues,
  reply: paged(Simulated),
  errors: ['auto_message_invalid', 'audience_unknown'],
  changes: false,
})

export const runStates = ['waiting', 'sent', 'cancelled'] as const
export const cancelReasons = ['gone', 'off', 'inactive', 'over', 'nearer'] as const
export type AutoMessageRun = Static<typeof AutoMessageRun>
export const AutoMessageRun = t.Object({
  id: Id,
  name: t.String(),
  about: t.Union([t.String(), t.Null()]),
  state: t.Union(runStates.map((name) => t.Literal(name))),
  reason: t.Union([...cancelReasons.map((name) => t.Literal(name)), t.Null()]),
  dueAt: t.String({ format: 'date-time' }),
  doneAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
})

export const listAutoMessageRuns = endpoint({
  method: 'GET',
  path: '/admin/auto-message/:id/runs',
  access: 'communications.administer',
  summary:
    'Lists for whom an automatic message waits, whom it reached, and for whom it was cancelled and why.',
  params: idParams,
  query: listQuery({ sort: ['dueAt', 'state'], filter: ['state'] }),
  reply: paged(AutoMessageRun),
  errors: ['auto_message_not_found'],
})
