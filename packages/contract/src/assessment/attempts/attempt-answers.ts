import { Type as t, type Static } from '@sinclair/typebox'
import { AttemptResult, ComponentLog, EvaluationLaunch } from './attempts.ts'
import { uploadBytes } from '../../kit/constants.ts'
import { endpoint, Id, orNull } from '../../http/http.ts'
import { ProgressState, Reason } from '../../learning/own/learning-state.ts'
import { GivenAnswer, QuestionScore } from '../questions/question-scores.ts'
import { supportingDocumentTypes } from './supporting-documents.ts'

const Held = {
  componentLogId: Id,
  /** Which opening of the attempt it comes from; left out, it is for the attempt named wherever that is open. */
  launch: t.Optional(t.String({ maxLength: 100 })),
}
/** What a launch says of a question beside its answer, which a program may send back as it came; nothing of it is read. */
const asLaunched = {
  question: t.Optional(t.Unknown()),
  supportingDocument: t.Optional(t.Unknown()),
  submitted: t.Optional(t.Unknown()),
  score: t.Optional(t.Unknown()),
  error: t.Optional(t.Unknown()),
}
/** An answer; without its number in the sequence it is the newest. */
export type SentAnswer = Static<typeof SentAnswer>
export const SentAnswer = t.Object({
  ...GivenAnswer.properties,
  sequence: t.Optional(GivenAnswer.properties.sequence),
  ...asLaunched,
  noOfTries: t.Optional(t.Unknown()),
})
/** Seconds for which it was visible and in use since the last save. */
const time = t.Integer({ minimum: 0, maximum: 86_400 })
/** How much of that each question was in front of the learner, where they come one by one. */
const times = t.Optional(
  t.Array(t.Object({ id: Id, seconds: t.Integer({ minimum: 1, maximum: 86_400 }) }), { maxItems: 500 }),
)

const longText = t.Optional(t.String({ maxLength: 20_000 }))
const point = t.Optional(orNull(t.Integer()))
/** An objective as a review is sent back with it; one without a number is new. What its sender may not change is passed over. */
export const ScoredObjective = t.Object({
  id: t.Optional(orNull(t.Integer({ minimum: 0 }))),
  title: longText,
  text: longText,
  date: longText,
  status: t.Optional(t.String({ maxLength: 40 })),
  weight: point,
  kpa: longText,
  kpaId: point,
  kpaName: t.Optional(t.Unknown()),
  rating: point,
  performanceRating: point,
  additionalText: longText,
  managerText: longText,
})
export const ScoredCompetency = t.Object({
  id: Id,
  competencyItem: t.Optional(t.Unknown()),
  userRating: point,
  rating: point,
  managerText: longText,
})

export type EvaluationScore = Static<typeof EvaluationScore>
export const EvaluationScore = t.Object({
  ...Held,
  time,
  times,
  componentId: t.Optional(Id),
  mode: t.Optional(t.String({ maxLength: 20 })),
  /** SAVE keeps what was answered so far, SUBMIT hands the attempt in. */
  action: t.Union([t.Literal('SAVE'), t.Literal('SUBMIT')]),
  questionScores: t.Array(SentAnswer, { maxItems: 500 }),
  position: t.Optional(t.Integer({ minimum: 0, maximum: 500 })),
  // Of a review alone: what is rated and set, whether it is sent back and why, and its mark.
  currentObjectives: t.Optional(t.Array(ScoredObjective, { maxItems: 20 })),
  pastObjectives: t.Optional(t.Array(ScoredObjective, { maxItems: 100 })),
  bcs: t.Optional(t.Array(ScoredCompetency, { maxItems: 200 })),
  rejected: t.Optional(t.Boolean()),
  userComments: t.Optional(t.String({ maxLength: 5000 })),
  assessedMark: t.Optional(orNull(t.Integer({ minimum: 0, maximum: 100 }))),
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

export const heldErrors = [
  'launched_elsewhere',
  'attempt_over',
  'answer_unknown',
  'answer_text_too_long',
] as const
export const submitErrors = ['questions_unsubmitted', 'mandatory_fields_missing'] as const

/** What a review refuses. */
const reviewErrors = [
  'review_actioned',
  'review_field_invalid',
  'pdr_objectives_count',
  'pdr_objective_incomplete',
  'mark_reason_missing',
  'calibration_state',
  'rejection_comment_missing',
] as const

export const scoreEvaluation = endpoint({
  method: 'POST',
  path: '/client/evaluate/:containerChildId/score',
  access: 'learning.take',
  summary: 'Saves the answers of an attempt as they stand, or submits it.',
  params: t.Object({ containerChildId: Id }),
  body: EvaluationScore,
  reply: ScoreReply,
  errors: ['child_not_found', ...heldErrors, ...submitErrors, ...reviewErrors],
})

export type QuestionSubmit = Static<typeof QuestionSubmit>
export const QuestionSubmit = t.Object({
  ...Held,
  ...GivenAnswer.properties,
  sequence: t.Optional(GivenAnswer.properties.sequence),
  ...asLaunched,
  time: t.Optional(time),
  times,
  /** How many tries the sender knows of; the same try sent again is not another one. Left out, it is one more. */
  noOfTries: t.Optional(t.Integer({ minimum: 0, maximum: 1000 })),
})
export const QuestionReply = t.Object({ questionScore: QuestionScore, savedAt: t.String() })

export const scoreQuestion = endpoint({
  method: 'POST',
  path: '/client/evaluate/question/score',
  access: 'learning.take',
  summary: 'Submits the answer to one question, and says what its author wrote for that.',
  body: QuestionSubmit,
  reply: QuestionReply,
  errors: ['attempt_not_found', ...heldErrors, 'response_required'],
})

export const attachSupportingDocument = endpoint({
  method: 'POST',
  path: '/client/evaluate/:questionScoreId/supportingDocument',
  access: 'learning.take',
  summary: 'Takes a document, picture, text, recording or archive that supports an answer.',
  params: t.Object({ questionScoreId: Id }),
  upload: { field: 'file', maxBytes: uploadBytes.document, types: supportingDocumentTypes, streams: true },
  transaction: false,
  reply: t.Object({
    supportingDocument: t.Object({ name: t.String(), url: t.String() }),
    responseCode: t.Integer(),
  }),
  errors: [
    'attempt_not_found',
    'attempt_over',
    'component_file_empty',
    'document_refused',
    'document_misnamed',
    'too_large',
    'disk_full',
  ],
})

export const removeSupportingDocument = endpoint({
  method: 'DELETE',
  path: '/client/evaluate/:questionScoreId/supportingDocument',
  access: 'learning.take',
  summary: 'Takes the document away again that supports an answer.',
  params: t.Object({ questionScoreId: Id }),
  reply: t.Object({ supportingDocument: t.Null(), responseCode: t.Integer() }),
  errors: ['attempt_not_found', 'attempt_over'],
})
