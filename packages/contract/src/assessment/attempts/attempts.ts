import { Type as t, type Static } from '@sinclair/typebox'
import { EvaluationSettings } from '../evaluations.ts'
import { endpoint, Id, idParams, LocalText, orNull } from '../../http/http.ts'
import {
  ReviewAnswerSet,
  ReviewCompetency,
  ReviewObjective,
  ReviewPerson,
  SectionStatus,
} from '../../development/reviews/review-shapes.ts'
import { ProgressState } from '../../learning/own/learning-state.ts'
import { QuestionScore } from '../questions/question-scores.ts'
import { assessmentLevels } from '../../kit/statuses.ts'

/** What an assessor says of a competence; NONE is not yet reached. */
export const markerLevels = [...assessmentLevels, 'NONE'] as const
export type MarkerLevel = (typeof markerLevels)[number]
export const MarkerLevel = t.Union(markerLevels.map((name) => t.Literal(name)))

/** Answers as they stood when they came back to be revised, with what was said to them. */
export type AttemptReturn = Static<typeof AttemptReturn>
export const AttemptReturn = t.Object({
  at: t.String(),
  submittedAt: t.String(),
  comment: t.String(),
  answers: t.Array(t.Object({ id: Id, ftAnswer: t.String(), comment: t.String() })),
})

export type AttemptResult = Static<typeof AttemptResult>
export const AttemptResult = t.Object({
  stateLabel: ProgressState,
  /** What the company calls it; null while it is under way. */
  stateText: orNull(LocalText),
  mark: orNull(t.Integer()),
  pass: t.Boolean(),
  score: orNull(t.Number()),
  possible: orNull(t.Number()),
  /** What whoever marked it says, and the level they give; empty until it is due. */
  comment: t.String(),
  level: orNull(MarkerLevel),
  /** When it was handed in, which is before it is over where somebody marks it. */
  submittedAt: t.String(),
  /** Whether the time ended it. */
  isTimeUp: t.Boolean(),
  attemptsLeft: orNull(t.Integer()),
})

const Settings = t.Pick(EvaluationSettings, [
  'orderOfQuestions',
  'displayMode',
  'singlePage',
  'partialScoring',
  'displayResutlsAtEnd',
  'timeLimit',
  'timeLimitUnit',
  'passMark',
  'controlledRelease',
])

export const ComponentLog = t.Object({
  id: Id,
  attempt: t.Integer(),
  mark: orNull(t.Integer()),
  totalDuration: t.Integer(),
  stateLabel: ProgressState,
  startedAt: t.String(),
  completedAt: orNull(t.String()),
})

const EvaluationSeen = t.Object({
  ...Settings.properties,
  /** When held results are released; null where none are held, or somebody releases them by hand. */
  releaseAt: orNull(t.String()),
  id: Id,
  name: LocalText,
  description: LocalText,
  componentType: t.Object({ category: t.Object({ id: t.Integer() }) }),
})

/** The review that is filled in behind a launch. */
export const LaunchedReview = t.Object({
  id: Id,
  user: ReviewPerson,
  status: t.Integer({ minimum: 0, maximum: 7 }),
  sectionAStatus: SectionStatus,
  sectionBStatus: SectionStatus,
  sectionCStatus: SectionStatus,
  rejected: t.Boolean(),
  userComments: t.String(),
})

export type EvaluationLaunch = Static<typeof EvaluationLaunch>
export const EvaluationLaunch = t.Object({
  path: t.Null(),
  containerChildId: orNull(Id),
  containerId: orNull(Id),
  evaluation: EvaluationSeen,
  componentLog: orNull(ComponentLog),
  questionScores: t.Array(QuestionScore),
  // What an evaluation has no use for, and a review fills in: whose it is, what it is about, and its scales.
  pdrUser: orNull(LaunchedReview),
  currentObjectives: t.Array(ReviewObjective),
  pastObjectives: t.Array(ReviewObjective),
  behaviouralCompetencies: t.Array(ReviewCompetency),
  bcs: t.Array(ReviewCompetency),
  companyObjectives: t.Array(LocalText),
  ratingAnswerSet: orNull(ReviewAnswerSet),
  performanceAnswerSet: orNull(ReviewAnswerSet),
  assessedMark: orNull(t.Integer()),
  mode: t.Union([t.Literal('launch'), t.Literal('peek'), t.Literal('preview')]),
  /** Names this launch; the next one anywhere ends it. Null where nothing is kept. */
  launch: orNull(t.String()),
  /** Which question was last in front of the learner, counted from 0. */
  position: t.Integer(),
  /** When the server ends the attempt, and what time it is there. */
  endsAt: orNull(t.String()),
  serverTime: t.String(),
  result: orNull(AttemptResult),
  /** How often it came back to be revised, the latest first. */
  returns: t.Array(AttemptReturn),
})

const launchErrors = [
  'child_not_found',
  'component_locked',
  'deleted_resource_launch',
  'container_child_invalid',
  'attempts_exceeded',
] as const

const launching = {
  method: 'GET',
  access: 'learning.take',
  params: idParams,
  changes: true,
  transaction: false,
  repeats: false,
  reply: EvaluationLaunch,
  errors: launchErrors,
} as const

export const launchEvaluation = endpoint({
  ...launching,
  path: '/client/evaluation/:id/launch',
  summary: 'Opens an evaluation in a course: the attempt under way with its draw, else a new one.',
})

export const launchEmbeddedEvaluation = endpoint({
  ...launching,
  path: '/client/evaluation/:id/embedded',
  summary: 'Opens an evaluation of a course inside another page.',
})

export const peekEvaluation = endpoint({
  method: 'GET',
  path: '/client/evaluation/:id/peek',
  access: 'learning.take',
  summary: 'Reads one’s own attempt without taking it up.',
  params: idParams,
  reply: EvaluationLaunch,
  errors: ['attempt_not_found'],
})

export const printEvaluation = endpoint({
  method: 'POST',
  path: '/client/evaluation/:id/printPeek',
  access: 'learning.take',
  summary: 'Writes one’s own attempt as PDF, with as much of it as one may see.',
  params: idParams,
  changes: false,
  reply: 'file',
  errors: ['attempt_not_found'],
})

export const previewEvaluation = endpoint({
  method: 'GET',
  path: '/client/evaluation/:id/preview',
  access: 'evaluations.administer',
  summary: 'Reads an evaluation as a learner might be given it; nothing is kept.',
  params: idParams,
  reply: EvaluationLaunch,
  errors: ['evaluation_not_found'],
})

export type EvaluationAttempts = Static<typeof EvaluationAttempts>
export const EvaluationAttempts = t.Object({
  evaluation: EvaluationSeen,
  questions: t.Integer(),
  attempts: t.Array(
    t.Object({
      ...ComponentLog.properties,
      isOpen: t.Boolean(),
      stateText: orNull(LocalText),
      /** Why it came back, where it is to be revised now. */
      returned: orNull(t.Object({ at: t.String(), comment: t.String() })),
    }),
  ),
  attemptsLeft: orNull(t.Integer()),
  /** How much more time this person has: in per cent of the limit, and in minutes. */
  extraTime: t.Integer(),
  extraMinutes: t.Integer(),
  can: t.Object({ start: t.Boolean(), resume: t.Boolean() }),
})

export const listEvaluationAttempts = endpoint({
  method: 'GET',
  path: '/client/evaluation/:id/attempts',
  access: 'learning.take',
  summary: 'Reads what awaits a learner in an evaluation, and their attempts so far.',
  params: idParams,
  reply: EvaluationAttempts,
  errors: ['child_not_found', 'component_locked', 'deleted_resource_launch', 'container_child_invalid'],
})

export const cancelEvaluation = endpoint({
  method: 'GET',
  path: '/client/evaluate/:componentLogId/cancel',
  access: 'learning.take',
  summary: 'Closes an attempt for now; what was answered stays and waits.',
  params: t.Object({ componentLogId: Id }),
  /** The window that closes; without it whichever has it. */
  query: t.Object({ launch: t.Optional(t.String({ maxLength: 100 })) }),
  changes: true,
  reply: t.Object({ componentLog: ComponentLog }),
  errors: ['attempt_not_found'],
})
