import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, listQuery, orNull, paged } from '../http/http.ts'
import { Currency } from '../kit/money.ts'
import { GoalDay } from './goal-shapes.ts'

/** What waits for its person's word, what still falls, and of what nothing is left. */
export const clawbackStates = ['waiting', 'running', 'over'] as const
export type ClawbackState = (typeof clawbackStates)[number]

/** What the company may ask back for one goal, and what of it is left on a day. */
export type ClawbackRow = Static<typeof ClawbackRow>
export const ClawbackRow = t.Object({
  /** The goal’s number. */
  id: Id,
  goal: t.Object({ name: t.String(), user: t.Object({ id: Id, name: t.String() }) }),
  state: t.Union(clawbackStates.map((name) => t.Literal(name))),
  amountCents: t.Integer(),
  months: t.Integer(),
  currency: Currency,
  agreedAt: orNull(t.String()),
  achievedDate: orNull(t.String()),
  leftCents: t.Integer(),
})

const { properties: grammar } = listQuery({
  sort: ['user.name', 'goal', 'amountCents', 'achievedDate'],
  filter: ['user.name', 'goal', 'state'],
})
/** NOTE: without a day it is today. */
const query = { ...grammar, on: t.Optional(GoalDay) }

export const listClawbacks = endpoint({
  method: 'GET',
  path: '/admin/goal-clawbacks',
  access: 'goals.administer',
  summary: 'Lists what the company may ask back, and what of it is left on a day.',
  query: t.Object(query, { additionalProperties: false }),
  reply: paged(ClawbackRow),
})

export const clawbackFormats = ['CSV', 'XLSX'] as const
export type ClawbackFormat = (typeof clawbackFormats)[number]
export const exportClawbacks = endpoint({
  method: 'GET',
  path: '/admin/goal-clawbacks/export',
  access: 'goals.administer',
  summary: 'Writes what the company may ask back as a table, each with what is left on a day.',
  query: t.Object(
    { ...query, outputType: t.Union(clawbackFormats.map((name) => t.Literal(name))) },
    { additionalProperties: false },
  ),
  reply: 'file',
  errors: ['report_too_long'],
})
