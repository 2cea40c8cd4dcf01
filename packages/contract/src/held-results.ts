import { Type as t, type Static } from '@sinclair/typebox'
import { MarkerLevel } from './attempts.ts'
import { mostReleased } from './constants.ts'
import { endpoint, Id, listQuery, LocalText, paged } from './http.ts'

/** A result that is known and that its learner may not see yet. */
export type HeldResult = Static<typeof HeldResult>
export const HeldResult = t.Object({
  /** The number of its component log. */
  id: Id,
  user: t.Object({ id: Id, fullName: t.String() }),
  evaluation: t.Object({ id: Id, name: LocalText, categoryId: t.Integer() }),
  container: t.Object({ id: Id, name: LocalText }),
  attempt: t.Integer(),
  submittedAt: t.String(),
  /** When it is released by itself; null is by hand alone. */
  releaseAt: t.Union([t.String(), t.Null()]),
  mark: t.Integer(),
  level: t.Union([MarkerLevel, t.Null()]),
  pass: t.Boolean(),
})

const access = 'results.release'

export const listHeldResults = endpoint({
  method: 'GET',
  path: '/admin/held-result',
  access,
  summary: 'Lists results that are held back from their learners, the oldest first.',
  query: listQuery({
    sort: ['submittedAt', 'user', 'evaluation', 'mark'],
    filter: ['user', 'evaluation', 'evaluationId'],
  }),
  reply: paged(HeldResult),
})

export const releaseResults = endpoint({
  method: 'POST',
  path: '/admin/held-result/release',
  access,
  summary: 'Releases results to their learners: these, or the oldest of all that are held.',
  body: t.Object({
    chosen: t.Union([
      t.Object({ ids: t.Array(Id, { minItems: 1, maxItems: mostReleased, uniqueItems: true }) }),
      t.Object({ evaluationId: t.Union([Id, t.Null()]) }),
    ]),
  }),
  reply: t.Object({ released: t.Integer(), left: t.Integer() }),
  errors: ['attempt_not_found'],
})
