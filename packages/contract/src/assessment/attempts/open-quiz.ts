import { Type as t } from '@sinclair/typebox'
import {
  EvaluationScore,
  heldErrors,
  QuestionReply,
  QuestionSubmit,
  ScoreReply,
  submitErrors,
} from './attempt-answers.ts'
import { EvaluationAttempts, EvaluationLaunch } from './attempts.ts'
import { endpoint, idParams } from '../../http/http.ts'
import { visitorQuery } from '../../organisation/shell.ts'

// NOTE: whose company is seen is found out before the short transaction.
const openQuiz = { access: 'public', query: visitorQuery, transaction: false } as const

/** NOTE: nothing else names the attempt of a visitor. */
const launch = t.String({ maxLength: 100 })

export const readOpenQuiz = endpoint({
  method: 'GET',
  path: '/public/cdi/mylearning/open-quiz/:id/about',
  access: 'public',
  query: visitorQuery,
  summary: 'Reads what awaits a visitor in an open quiz, before they begin.',
  params: idParams,
  reply: t.Pick(EvaluationAttempts, ['evaluation', 'questions']),
  errors: ['child_not_found'],
})

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
  body: t.Object({ ...t.Omit(QuestionSubmit, ['componentLogId']).properties, launch }),
  reply: QuestionReply,
  errors: ['attempt_not_found', ...heldErrors, 'response_required'],
})

export const scoreOpenQuiz = endpoint({
  ...openQuiz,
  method: 'POST',
  path: '/public/evaluate/score',
  summary: 'Saves the answers of a visitor to an open quiz, or submits them.',
  body: t.Object({ ...t.Omit(EvaluationScore, ['componentLogId']).properties, launch }),
  reply: t.Omit(ScoreReply, ['componentLog', 'containerLog']),
  errors: ['attempt_not_found', ...heldErrors, ...submitErrors],
})
