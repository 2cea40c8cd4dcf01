import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, LocalText, orNull } from '../http/http.ts'
import { QuestionDifficulty, QuestionType } from './questions/questions.ts'

/** How many first attempts there must be before a share, or a relation of two figures, is told. */
export const leastAttempts = { share: 5, relation: 20 } as const

/** Why there is no figure for how reliable the whole is. */
export const unreliableReasons = ['few', 'drawn', 'waiting', 'alike'] as const

/** What somebody chose or wrote, and how many did. */
export type ChosenAnswer = Static<typeof ChosenAnswer>
export const ChosenAnswer = t.Object({
  /** Null for words that were typed, and where nothing was answered. */
  name: orNull(LocalText),
  /** Where its picture can be seen; an answer may be nothing else. */
  pictureURL: orNull(t.String()),
  pictureAlt: t.Optional(LocalText),
  typed: orNull(t.String()),
  isRight: orNull(t.Boolean()),
  count: t.Integer(),
})

export type AnalysedQuestion = Static<typeof AnalysedQuestion>
export const AnalysedQuestion = t.Object({
  id: Id,
  title: LocalText,
  type: QuestionType,
  difficulty: QuestionDifficulty,
  fullScore: t.Integer(),
  pictureURL: orNull(t.String()),
  pictureAlt: t.Optional(LocalText),
  /** In how many first attempts it was asked, and in how many of them it is marked. */
  asked: t.Integer(),
  marked: t.Integer(),
  /** The mean share of its points, in per cent; null where too few were marked. */
  facility: orNull(t.Integer()),
  /** How far whoever does well in the rest does well here: -1 to 1. */
  discrimination: orNull(t.Number()),
  /** For how long it was in front of people, in seconds on average; null where too few were timed. */
  seconds: orNull(t.Integer()),
  answers: t.Array(ChosenAnswer),
})

export type EvaluationResults = Static<typeof EvaluationResults>
export const EvaluationResults = t.Object({
  id: Id,
  title: LocalText,
  passMark: t.Integer(),
  hasScore: t.Boolean(),
  /** All that were handed in; and the first of each person, which all figures are of. */
  attempts: t.Integer(),
  people: t.Integer(),
  /** People whose first attempt is in no figure, as the evaluation did not count in reports then. */
  leftOut: t.Integer(),
  marked: t.Integer(),
  passed: t.Integer(),
  mean: orNull(t.Number()),
  median: orNull(t.Number()),
  deviation: orNull(t.Number()),
  /** The mean time of an attempt, in seconds. */
  seconds: orNull(t.Integer()),
  /** How many marks lie in each ten of a hundred; 100 is in the last. */
  distribution: t.Array(t.Integer(), { minItems: 10, maxItems: 10 }),
  /** Cronbach’s alpha; null with the reason why not. */
  reliability: orNull(t.Number()),
  unreliable: orNull(t.Union(unreliableReasons.map((reason) => t.Literal(reason)))),
  questions: t.Array(AnalysedQuestion),
})

const access = 'evaluations.administer'
const errors = ['evaluation_not_found'] as const

export const readEvaluationResults = endpoint({
  method: 'GET',
  path: '/admin/evaluation/:id/results',
  access,
  summary: 'Reads how an evaluation and each of its questions turned out, without names.',
  params: idParams,
  reply: EvaluationResults,
  errors,
})

export const exportEvaluationResults = endpoint({
  method: 'GET',
  path: '/admin/export/evaluation-results/:id',
  access,
  summary: 'Writes how each question of an evaluation turned out as CSV.',
  params: idParams,
  reply: 'file',
  errors,
})
