import { Type as t, type Static } from '@sinclair/typebox'
import { uploadBytes } from './constants.ts'
import { EvaluationSettings } from './evaluations.ts'
import { endpoint, Id, idParams, LocalText, orNull } from './http.ts'
import { ProgressState, Reason } from './learning-state.ts'
import { LearnerQuestion } from './questions.ts'
import { visitorQuery } from './shell.ts'
import { assessmentLevels } from './statuses.ts'

/** What an evaluation has no use for, and a review fills in at the same places. */
const noneYet = t.Array(t.Object({}), { maxItems: 0 })

export const longestFreeText = 20_000

/** What an assessor says of a competence; NONE is not yet reached. */
export const markerLevels = [...assessmentLevels, 'NONE'] as const
export type MarkerLevel = (typeof markerLevels)[number]
export const MarkerLevel = t.Union(markerLevels.map((name) => t.Literal(name)))

/** An answer on its way: as it was given, with a number that rises with every change. */
export type GivenAnswer = Static<typeof GivenAnswer>
export const GivenAnswer = t.Object({
  id: Id,
  /** Ids with commas between them, pairs of ids with a colon, `true` or `false`, or a word. */
  answer: t.String({ maxLength: 1000 }),
  ftAnswer: t.String({ maxLength: longestFreeText }),
  sequence: t.Integer({ minimum: 0, maximum: 2_147_483_647 }),
})

export type QuestionScore = Static<typeof QuestionScore>
export const QuestionScore = t.Object({
  id: Id,
  question: t.Object({
    ...LearnerQuestion.properties,
    noOfRetries: t.Integer(),
    /** Null until they are due, as are the texts. */
    answerBoolean: orNull(t.Boolean()),
    correctText: orNull(LocalText),
    firstIncorrectText: orNull(LocalText),
    pdrBQuestion: t.Boolean(),
    pdrCQuestionManager: t.Boolean(),
  }),
  mandatory: t.Boolean(),
  answer: t.String(),
  ftAnswer: t.String(),
  sequence: t.Integer(),
  supportingDocument: orNull(t.Object({ name: t.String(), url: t.String() })),
  /** Closed: answered rightly, or tried as often as it may be. */
  submitted: t.Boolean(),
  noOfTries: t.Integer(),
  triesLeft: t.Integer(),
  isRight: orNull(t.Boolean()),
  score: orNull(t.Number()),
  /** The author’s words for the last try. */
  feedback: orNull(LocalText),
  /** What whoever marked it says to that; empty until it is due. */
  comment: t.String(),
  /** What would have been right, in the form of an answer; null until it is due. */
  rightAnswer: orNull(t.String()),
  /** Points that a person gave in the place of others, and why; null until the result is due. */
  override: orNull(t.Object({ before: orNull(t.Number()), reason: t.String() })),
  error: t.Boolean(),
})

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

const ComponentLog = t.Object({
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

export type EvaluationLaunch = Static<typeof EvaluationLaunch>
export const EvaluationLaunch = t.Object({
  path: t.Null(),
  containerChildId: orNull(Id),
  containerId: orNull(Id),
  evaluation: EvaluationSeen,
  componentLog: orNull(ComponentLog),
  questionScores: t.Array(QuestionScore),
  pdrUser: t.Null(),
  currentObjectives: noneYet,
  pastObjectives: noneYet,
  behaviouralCompetencies: noneYet,
  bcs: noneYet,
  companyObjectives: noneYet,
  ratingAnswerSet: t.Null(),
  performanceAnswerSet: t.Null(),
  assessedMark: t.Null(),
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

const Held = { componentLogId: Id, launch: t.String({ maxLength: 100 }) }
/** Seconds for which it was visible and in use since the last save. */
const time = t.Integer({ minimum: 0, maximum: 86_400 })
/** How much of that each question was in front of the learner, where they come one by one. */
const times = t.Optional(
  t.Array(t.Object({ id: Id, seconds: t.Integer({ minimum: 1, maximum: 86_400 }) }), { maxItems: 500 }),
)

export type EvaluationScore = Static<typeof EvaluationScore>
export const EvaluationScore = t.Object({
  ...Held,
  time,
  times,
  componentId: t.Optional(Id),
  mode: t.Optional(t.String({ maxLength: 20 })),
  /** SAVE keeps what was answered so far, SUBMIT hands the attempt in. */
  action: t.Union([t.Literal('SAVE'), t.Literal('SUBMIT')]),
  questionScores: t.Array(GivenAnswer, { maxItems: 500 }),
  position: t.Optional(t.Integer({ minimum: 0, maximum: 500 })),
  currentObjectives: t.Optional(noneYet),
  pastObjectives: t.Optional(noneYet),
  bcs: t.Optional(noneYet),
  rejected: t.Optional(t.Boolean()),
  userComments: t.Optional(t.String({ maxLength: 5000 })),
  assessedMark: t.Optional(t.Null()),
})

export type ScoreReply = Static<typeof ScoreReply>
export const ScoreReply = t.Object({
  componentLog: ComponentLog,
  containerLog: orNull(
    t.Object({
      percent: t.Integer(),
      mark: orNull(t.Integer()),
      state: ProgressState,
      why: Reason,
      passed: t.Boolean(),
    }),
  ),
  savedAt: t.String(),
  /** When the server ends it; later than before where somebody has given more time. */
  endsAt: EvaluationLaunch.properties.endsAt,
  result: orNull(AttemptResult),
  /** After a submit, with as much of what was right as is due. */
  questionScores: t.Array(QuestionScore),
})

const heldErrors = ['launched_elsewhere', 'attempt_over', 'answer_unknown', 'answer_text_too_long'] as const
const submitErrors = ['questions_unsubmitted', 'mandatory_fields_missing'] as const

export const scoreEvaluation = endpoint({
  method: 'POST',
  path: '/client/evaluate/:containerChildId/score',
  access: 'learning.take',
  summary: 'Saves the answers of an attempt as they stand, or submits it.',
  params: t.Object({ containerChildId: Id }),
  body: EvaluationScore,
  reply: ScoreReply,
  errors: ['child_not_found', ...heldErrors, ...submitErrors],
})

export type QuestionSubmit = Static<typeof QuestionSubmit>
export const QuestionSubmit = t.Object({
  ...Held,
  ...GivenAnswer.properties,
  time,
  times,
  /** How many tries the sender knows of; the same try sent again is not another one. */
  noOfTries: t.Integer({ minimum: 0, maximum: 1000 }),
})
const QuestionReply = t.Object({ questionScore: QuestionScore, savedAt: t.String() })

export const scoreQuestion = endpoint({
  method: 'POST',
  path: '/client/evaluate/question/score',
  access: 'learning.take',
  summary: 'Submits the answer to one question, and says what its author wrote for that.',
  body: QuestionSubmit,
  reply: QuestionReply,
  errors: ['attempt_not_found', ...heldErrors, 'response_required'],
})

export const cancelEvaluation = endpoint({
  method: 'GET',
  path: '/client/evaluate/:componentLogId/cancel',
  access: 'learning.take',
  summary: 'Closes an attempt for now; what was answered stays and waits.',
  params: t.Object({ componentLogId: Id }),
  changes: true,
  reply: t.Object({ componentLog: ComponentLog }),
  errors: ['attempt_not_found'],
})

export const attachSupportingDocument = endpoint({
  method: 'POST',
  path: '/client/evaluate/:questionScoreId/supportingDocument',
  access: 'learning.take',
  summary: 'Takes a document that supports an answer.',
  params: t.Object({ questionScoreId: Id }),
  upload: { field: 'file', maxBytes: uploadBytes.document, types: ['*/*'] },
  transaction: false,
  reply: t.Object({
    supportingDocument: t.Object({ name: t.String(), url: t.String() }),
    responseCode: t.Integer(),
  }),
  errors: ['attempt_not_found', 'attempt_over', 'too_large', 'disk_full'],
})

// NOTE: whose company is seen is found out before the short transaction.
const openQuiz = { access: 'public', query: visitorQuery, transaction: false } as const

export const launchOpenQuiz = endpoint({
  ...openQuiz,
  method: 'GET',
  path: '/public/cdi/mylearning/open-quiz/:id',
  summary: 'Opens an evaluation of a course that is open to visitors, for somebody without an account.',
  params: idParams,
  changes: true,
  repeats: false,
  reply: EvaluationLaunch,
  limit: 'openQuiz',
  errors: ['child_not_found', 'too_many_attempts'],
})

export const scoreOpenQuestion = endpoint({
  ...openQuiz,
  method: 'POST',
  path: '/public/evaluate/question/score',
  summary: 'Submits the answer of a visitor to one question of an open quiz.',
  body: t.Omit(QuestionSubmit, ['componentLogId']),
  reply: QuestionReply,
  errors: ['attempt_not_found', ...heldErrors, 'response_required'],
})

export const scoreOpenQuiz = endpoint({
  ...openQuiz,
  method: 'POST',
  path: '/public/evaluate/score',
  summary: 'Saves the answers of a visitor to an open quiz, or submits them.',
  body: t.Omit(EvaluationScore, ['componentLogId']),
  reply: t.Omit(ScoreReply, ['componentLog', 'containerLog']),
  errors: ['attempt_not_found', ...heldErrors, ...submitErrors],
})
