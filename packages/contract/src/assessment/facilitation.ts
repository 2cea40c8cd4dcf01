import { Type as t, type Static } from '@sinclair/typebox'
import { AttemptReview } from './attempts/attempt-history.ts'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../http/http.ts'
import { ProgressState } from '../learning/own/learning-state.ts'

const Person = t.Object({ id: Id, fullName: t.String() })
export const longestFlagNote = 1000

/** What a facilitator finds worth a second look, at an attempt or at one of its answers. */
export type AttemptFlag = Static<typeof AttemptFlag>
export const AttemptFlag = t.Object({
  id: Id,
  /** The answer that is meant; null is the whole. */
  questionScoreId: orNull(Id),
  note: t.String(),
  by: t.String(),
  at: t.String(),
  /** Who has settled it, and when; null while it is open. */
  settledBy: orNull(t.String()),
  settledAt: orNull(t.String()),
})

/** Points that a facilitator gave in the place of others. */
export type ScoreOverride = Static<typeof ScoreOverride>
export const ScoreOverride = t.Object({
  questionScoreId: Id,
  before: orNull(t.Number()),
  reason: t.String(),
  by: t.String(),
  at: t.String(),
})

/** An answer's points as they were seen; whoever changes them says which those were. */
export type KnownPoints = Static<typeof KnownPoints>
export const KnownPoints = t.Object({
  score: orNull(t.Number()),
  overriddenAt: orNull(t.String({ format: 'date-time' })),
})

export type FacilitatedAttempt = Static<typeof FacilitatedAttempt>
export const FacilitatedAttempt = t.Object({
  /** The number of its component log. */
  id: Id,
  user: Person,
  evaluation: t.Object({ id: Id, name: LocalText }),
  container: t.Object({ id: Id, name: LocalText }),
  attempt: t.Integer(),
  submittedAt: t.String(),
  mark: orNull(t.Integer()),
  state: ProgressState,
  isHeld: t.Boolean(),
  openFlags: t.Integer(),
  overrides: t.Integer(),
})

export type Facilitation = Static<typeof Facilitation>
export const Facilitation = t.Object({
  ...AttemptReview.properties,
  /** The latest first. */
  flags: t.Array(AttemptFlag),
  overrides: t.Array(ScoreOverride),
  /** As far as the evaluation allows it, and it is not one’s own. */
  can: t.Object({ flag: t.Boolean(), override: t.Boolean() }),
})

export const flagStates = ['open', 'settled', 'overridden'] as const

const access = 'evaluations.moderate'
const notFound = 'attempt_not_found'

export const listFacilitated = endpoint({
  method: 'GET',
  path: '/admin/facilitated-attempt',
  access,
  summary: 'Lists attempts at the evaluations in which facilitators may flag answers or override points.',
  query: listQuery({
    sort: ['flags', 'submittedAt', 'user', 'evaluation', 'mark'],
    filter: ['user', 'evaluation', 'flag'],
  }),
  reply: paged(FacilitatedAttempt),
})

export const readFacilitated = endpoint({
  method: 'GET',
  path: '/admin/facilitated-attempt/:id',
  access,
  summary: 'Reads an attempt of somebody with what is right, its flags and what was overridden.',
  params: idParams,
  reply: Facilitation,
  errors: [notFound],
})

export const flagAttempt = endpoint({
  method: 'POST',
  path: '/admin/facilitated-attempt/:id/flag',
  access,
  summary: 'Flags an attempt, or one of its answers, for those who moderate; its learner is told nothing.',
  params: idParams,
  body: t.Object({
    questionScoreId: orNull(Id),
    note: t.String({ minLength: 1, maxLength: longestFlagNote }),
  }),
  reply: Facilitation,
  errors: [notFound, 'flagging_off', 'reason_missing'],
})

export const settleFlag = endpoint({
  method: 'PUT',
  path: '/admin/facilitated-attempt/:id/flag/:flagId',
  access,
  summary: 'Settles a flag, or opens it again.',
  params: t.Object({ id: Id, flagId: Id }),
  body: t.Object({ isSettled: t.Boolean() }),
  reply: Facilitation,
  errors: [notFound],
})

const scoreParams = t.Object({ id: Id, questionScoreId: Id })

export const overrideScore = endpoint({
  method: 'PUT',
  path: '/admin/facilitated-attempt/:id/score/:questionScoreId',
  access,
  summary: 'Gives an answer other points, for a reason that its learner reads; the result follows.',
  params: scoreParams,
  body: t.Object({
    score: t.Number({ minimum: 0, maximum: 1_000_000 }),
    reason: t.String({ minLength: 1, maxLength: longestFlagNote }),
    known: KnownPoints,
  }),
  reply: Facilitation,
  errors: [notFound, 'override_off', 'content_changed', 'mark_too_large', 'reason_missing'],
})

export const takeOverrideBack = endpoint({
  method: 'DELETE',
  path: '/admin/facilitated-attempt/:id/score/:questionScoreId',
  access,
  summary: 'Gives an answer the points again that it had before they were overridden.',
  params: scoreParams,
  query: t.Object({ overriddenAt: t.String({ format: 'date-time' }) }),
  reply: Facilitation,
  errors: [notFound, 'override_off', 'content_changed'],
})
