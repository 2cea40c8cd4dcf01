import { Type as t, type Static } from '@sinclair/typebox'
import { MarkerLevel } from './attempts/attempts.ts'
import { mostReleased } from '../kit/constants.ts'
import { endpoint, Id, listQuery, LocalText, paged } from '../http/http.ts'

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

/** What of one’s own is held back: somebody else releases it. */
export type OwnHeld = Static<typeof OwnHeld>
export const OwnHeld = t.Object({
  total: t.Integer(),
  /** Whether anybody else can release it by hand. */
  hasOthers: t.Boolean(),
  /** Where nobody can, who could be given the right. */
  couldBeGiven: t.Array(t.Object({ id: Id, fullName: t.String() })),
})

const access = 'results.release'

export const listHeldResults = endpoint({
  method: 'GET',
  path: '/admin/held-result',
  access,
  summary:
    'Lists results of others that are held back from them, the oldest first, and how many are one’s own.',
  query: listQuery({
    sort: ['submittedAt', 'user', 'evaluation', 'mark'],
    filter: ['user', 'evaluation', 'evaluationId'],
  }),
  reply: t.Object({ ...paged(HeldResult).properties, own: OwnHeld }),
})

export const releaseResults = endpoint({
  method: 'POST',
  path: '/admin/held-result/release',
  access,
  summary: 'Releases results of others to them: these, or the oldest of all that are held.',
  body: t.Object({
    chosen: t.Union([
      t.Object({ ids: t.Array(Id, { minItems: 1, maxItems: mostReleased, uniqueItems: true }) }),
      t.Object({ evaluationId: t.Union([Id, t.Null()]) }),
    ]),
  }),
  reply: t.Object({ released: t.Integer(), left: t.Integer() }),
  errors: ['attempt_not_found'],
})
