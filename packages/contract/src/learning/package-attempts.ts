import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, orNull } from '../http/http.ts'
import { packageLimits } from '../kit/constants.ts'
import { visitorQuery } from '../organisation/shell.ts'
import { ProgressState, Reason } from './own/learning-state.ts'
import { LaunchData } from './own/launches.ts'
import { unitWished } from './package-launch.ts'

/** What a package says of its learner in one post, as the specification prints it. */
const posted = {
  mode: t.Optional(t.String({ maxLength: 20 })),
  score: t.Optional(t.Union([t.String({ maxLength: 20 }), t.Number()])),
  time: t.Optional(t.Union([t.String({ maxLength: 30 }), t.Number()])),
  suspendData: t.Optional(t.String({ maxLength: packageLimits.valueLetters })),
  lessonLocation: t.Optional(t.String({ maxLength: packageLimits.valueLetters })),
  lessonStatus: t.Optional(t.String({ maxLength: 20 })),
}

export type PostedScore = Static<typeof PostedScore>
export const PostedScore = t.Object(posted)

export type ScoreForm = Static<typeof ScoreForm>
export const ScoreForm = t.Object({
  ...posted,
  usrId: t.Union([t.String({ maxLength: 20 }), t.Number()]),
  containerChildId: Id,
  /** Echoed by packages; what a manifest says is never changed by it. */
  launchData: t.Optional(t.String({ maxLength: packageLimits.valueLetters })),
})

/** What became of a commit, whichever way it came. */
export type CommitReply = Static<typeof CommitReply>
export const CommitReply = t.Object({
  savedAt: t.String(),
  componentLog: t.Object({
    id: Id,
    mark: orNull(t.Integer()),
    totalDuration: t.Integer(),
    stateLabel: ProgressState,
  }),
  /** Null where the commit changed nothing of the course. */
  containerLog: orNull(
    t.Object({
      percent: t.Integer(),
      mark: orNull(t.Integer()),
      state: ProgressState,
      why: Reason,
      passed: t.Boolean(),
    }),
  ),
})

const commitErrors = ['attempt_not_found', 'launched_elsewhere', 'scores_not_submitted'] as const

/** NOTE: one commit with three doors; where it came in is all that tells them apart. */
const committing = { method: 'POST', reply: CommitReply } as const

export const submitScores = endpoint({
  ...committing,
  path: '/components/score',
  access: 'learning.take',
  summary: 'Keeps what a package says of its learner; sent as a form.',
  body: ScoreForm,
  errors: [...commitErrors, 'not_permitted'],
})

export const scoreComponent = endpoint({
  ...committing,
  path: '/client/componentlog/score/:childId',
  access: 'learning.take',
  summary: 'Keeps what a package says of its learner.',
  params: t.Object({ childId: Id }),
  body: PostedScore,
  errors: commitErrors,
})

const told = t.String({ maxLength: packageLimits.tracedLetters })

/** One call of a package, as it was heard. */
export type TracedCall = Static<typeof TracedCall>
export const TracedCall = t.Object({
  /** Counts the calls of a launch, from 1. */
  number: t.Integer({ minimum: 1, maximum: packageLimits.tracedCalls }),
  /** Milliseconds since 1970, by the learner’s own clock. */
  at: t.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  /** The item that called. */
  item: told,
  call: told,
  arguments: t.Array(told, { maxItems: 4 }),
  answer: told,
  error: told,
})

export type CommitSent = Static<typeof CommitSent>
export const CommitSent = t.Object({
  /** Good for this attempt alone, and for nothing but commits; whoever is signed in needs none. */
  token: t.Optional(t.String({ maxLength: 200 })),
  session: t.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  number: t.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  values: t.Record(
    t.String({ maxLength: packageLimits.nameLetters }),
    t.String({ maxLength: packageLimits.valueLetters }),
  ),
  /** How long the session has lasted, in hundredths of a second. */
  time: t.Integer({ minimum: 0, maximum: packageLimits.longestSession }),
  hasFinished: t.Boolean(),
  /** What the package called since the last commit that was acknowledged, for whoever asks later why. */
  trace: t.Optional(t.Array(TracedCall, { maxItems: packageLimits.tracedAtOnce })),
})

export const commitPackage = endpoint({
  ...committing,
  path: '/components/commit/:id',
  access: 'public',
  summary: 'Keeps the numbered changes of one attempt at a package, each once, in any order.',
  params: idParams,
  body: CommitSent,
  /** NOTE: its number makes it safe to repeat. */
  repeats: false,
  /** NOTE: what is refused is counted all the same. */
  transaction: false,
  errors: [...commitErrors, 'session_over'],
})

export const launchPublicPackage = endpoint({
  method: 'GET',
  path: '/public/xapi/:id/launchdata',
  access: 'public',
  summary: 'Opens a package of a course that is open to visitors; nothing is kept.',
  params: idParams,
  query: t.Object({ ...visitorQuery.properties, ...unitWished }),
  reply: LaunchData,
  errors: ['child_not_found'],
})

/** Why a unit is taken as met without having been taken, in the words of cmi5 (9.5.5.2). */
export const waiveReasons = [
  'Tested Out',
  'Equivalent AU',
  'Equivalent Outside Activity',
  'Administrative',
] as const

export type UnitWaived = Static<typeof UnitWaived>
export const UnitWaived = t.Object({
  /** The unit, as its package calls it. */
  item: t.String({ maxLength: packageLimits.nameLetters }),
  reason: t.Union(waiveReasons.map((name) => t.Literal(name))),
})

export const waiveUnit = endpoint({
  method: 'POST',
  path: '/admin/package-attempt/:id/waive',
  access: 'courses.administer',
  summary: 'Takes a unit of a cmi5 package as met in somebody’s attempt, by the number of its record.',
  params: idParams,
  body: UnitWaived,
  /** What the attempt has come to with it. */
  reply: t.Object({ state: ProgressState }),
  errors: ['attempt_not_found', 'somebody_was_quicker'],
})
