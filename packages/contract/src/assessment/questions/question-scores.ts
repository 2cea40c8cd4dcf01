import { Type as t, type Static } from '@sinclair/typebox'
import { longestFreeText } from '../../kit/constants.ts'
import { Id, LocalText, orNull } from '../../http/http.ts'
import { LearnerQuestion } from './questions.ts'

/** An answer on its way: as it was given, with a number that rises with every change. */
export type GivenAnswer = Static<typeof GivenAnswer>
export const GivenAnswer = t.Object({
  id: Id,
  /** Ids with commas between them, pairs of ids with a colon, `true` or `false`, or a word. */
  answer: t.String({ maxLength: 1000 }),
  ftAnswer: t.String({ maxLength: longestFreeText.evaluation }),
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
