import { Type as t, type Static } from '@sinclair/typebox'
import { EvaluationLaunch, MarkerLevel } from './attempts.ts'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../../http/http.ts'
import { ProgressState } from '../../learning/own/learning-state.ts'

/** One attempt as whoever answers for the evaluation finds it in the list of all. */
export type AttemptRecord = Static<typeof AttemptRecord>
export const AttemptRecord = t.Object({
  /** The number of its component log. */
  id: Id,
  user: t.Object({ id: Id, fullName: t.String() }),
  container: t.Object({ id: Id, name: LocalText }),
  attempt: t.Integer(),
  startedAt: t.String(),
  /** Null while it is under way. */
  submittedAt: orNull(t.String()),
  seconds: t.Integer(),
  /** Null while nobody has given it. */
  mark: orNull(t.Integer()),
  /** What whoever assessed a competence gave. */
  level: orNull(MarkerLevel),
  state: ProgressState,
  /** Its mark is known here, and not yet to its learner. */
  isHeld: t.Boolean(),
})

export type AttemptHistory = Static<typeof AttemptHistory>
export const AttemptHistory = t.Object({
  ...paged(AttemptRecord).properties,
  evaluation: t.Object({ id: Id, name: LocalText, hasScore: t.Boolean() }),
  /** What surveys and opinions ask is shown with nobody’s name, so of them there is no list. */
  isNamed: t.Boolean(),
})

const access = 'evaluations.administer'

export const listAttemptHistory = endpoint({
  method: 'GET',
  path: '/admin/evaluation/:id/attempts',
  access,
  summary: 'Lists the attempts at an evaluation: who, when, for how long, and what each came to.',
  params: idParams,
  query: listQuery({
    sort: ['user', 'startedAt', 'submittedAt', 'seconds', 'mark'],
    filter: ['user', 'state', 'container'],
  }),
  reply: AttemptHistory,
  errors: ['evaluation_not_found'],
})

export type AttemptReview = Static<typeof AttemptReview>
export const AttemptReview = t.Object({
  user: t.Object({ id: Id, fullName: t.String() }),
  container: t.Object({ id: Id, name: LocalText }),
  launch: EvaluationLaunch,
})

export const reviewAttempt = endpoint({
  method: 'GET',
  path: '/admin/attempt/:id',
  access,
  summary: 'Reads an attempt of somebody with what is right, as the author of the evaluation may.',
  params: idParams,
  reply: AttemptReview,
  errors: ['attempt_not_found'],
})

export const printAttempt = endpoint({
  method: 'POST',
  path: '/admin/attempt/:id/print',
  access,
  summary: 'Writes an attempt of somebody as PDF, with what is right.',
  params: idParams,
  changes: false,
  reply: 'file',
  errors: ['attempt_not_found'],
})
