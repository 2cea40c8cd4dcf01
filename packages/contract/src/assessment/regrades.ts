import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../http/http.ts'

/** What a corrected key does to a result: the pass first, else the mark. */
export const regradeEffects = ['fails', 'passes', 'falls', 'rises'] as const
export type RegradeEffect = (typeof regradeEffects)[number]
export const RegradeEffect = t.Union(regradeEffects.map((name) => t.Literal(name)))

const Standing = t.Object({ mark: t.Integer(), pass: t.Boolean() })

/** One attempt whose result would be another. */
export type RegradedAttempt = Static<typeof RegradedAttempt>
export const RegradedAttempt = t.Object({
  /** The number of its component log. */
  id: Id,
  user: t.Object({ id: Id, fullName: t.String() }),
  evaluation: t.Object({ id: Id, name: LocalText }),
  container: t.Object({ id: Id, name: LocalText }),
  attempt: t.Integer(),
  submittedAt: t.String(),
  before: Standing,
  after: Standing,
  effect: RegradeEffect,
  /** Its learner may not see the result yet, so nobody is told. */
  isHeld: t.Boolean(),
  /** The course was passed before; it stays passed, and its certificate stays valid. */
  staysPassed: t.Boolean(),
})

const count = t.Integer()
export type RegradeCounts = Static<typeof RegradeCounts>
export const RegradeCounts = t.Object({
  /** All attempts in which the question is marked by an earlier key. */
  attempts: count,
  passes: count,
  fails: count,
  rises: count,
  falls: count,
  /** Points change, but no mark that is known: the whole still waits for a mark, or the sum rounds to the same. */
  points: count,
  /** Under way: what was submitted so far is marked anew, and the rest by the corrected key. */
  open: count,
  /** Would have fewer points, and keep those they have. */
  kept: count,
  /** Were not shown the answer that is right now, and keep their points. */
  unseen: count,
})

export type RegradePreview = Static<typeof RegradePreview>
export const RegradePreview = t.Object({
  ...paged(RegradedAttempt).properties,
  question: t.Object({ id: Id, title: LocalText, version: t.Integer() }),
  /** Sent with the change, so that nobody applies another key than they have seen. */
  revision: t.Integer(),
  counts: RegradeCounts,
})

/** Work with a corrected key that was begun, and how far it has come. */
export type Regrade = Static<typeof Regrade>
export const Regrade = t.Object({
  id: Id,
  version: t.Integer(),
  lowers: t.Boolean(),
  by: orNull(t.String()),
  startedAt: t.String(),
  finishedAt: orNull(t.String()),
  done: count,
  total: count,
  passes: count,
  fails: count,
  changed: count,
})

/** What a learner was told of a corrected key: that they pass now, that they do not, or another mark alone. */
export const regradeWords = ['passes', 'fails', 'same'] as const
export type RegradeWord = (typeof regradeWords)[number]

export type RegradeNotice = Static<typeof RegradeNotice>
export const RegradeNotice = t.Object({
  id: Id,
  user: t.Object({ id: Id, fullName: t.String() }),
  evaluation: t.Object({ id: Id, name: LocalText }),
  attempt: t.Integer(),
  said: t.Union(regradeWords.map((name) => t.Literal(name))),
  /** Null where they were told none, as scores are not shown. */
  mark: orNull(t.Integer()),
  toldAt: t.String(),
})

const access = 'evaluations.administer'

export const previewRegrade = endpoint({
  method: 'GET',
  path: '/admin/question/:id/regrade',
  access,
  summary: 'Says whose result would be another with the key as it is now; nothing is changed.',
  params: idParams,
  query: listQuery({ sort: ['user', 'before', 'after', 'effect'], filter: ['user', 'effect', 'lowers'] }),
  reply: RegradePreview,
  errors: ['question_not_found'],
})

export const applyRegrade = endpoint({
  method: 'POST',
  path: '/admin/question/:id/regrade',
  access,
  summary:
    'Marks every attempt at a question anew with its key as it is now, and tells whose result changed.',
  params: idParams,
  body: t.Object({
    revision: t.Integer(),
    /** Whether points may also fall; otherwise whoever would have fewer keeps what they have. */
    lowers: t.Boolean(),
  }),
  transaction: false,
  reply: Regrade,
  errors: ['question_not_found', 'content_changed', 'regrade_under_way', 'regrade_empty'],
})

export const listRegrades = endpoint({
  method: 'GET',
  path: '/admin/question/:id/regrades',
  access,
  summary: 'Lists when attempts at a question were marked anew, the latest first, and how far that is.',
  params: idParams,
  reply: t.Array(Regrade),
  errors: ['question_not_found'],
})

export const listRegradeNotices = endpoint({
  method: 'GET',
  path: '/admin/question/:id/regrades/told',
  access,
  summary: 'Lists who was told that marking a question anew changed their result, when, and what.',
  params: idParams,
  query: listQuery({ sort: ['user', 'toldAt'], filter: ['user'] }),
  reply: paged(RegradeNotice),
  errors: ['question_not_found'],
})
