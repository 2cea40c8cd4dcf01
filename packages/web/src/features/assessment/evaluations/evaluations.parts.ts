import type { PartsOf } from '../../../lib/screens.ts'
import type { evaluationsScreens } from './evaluations.screens.ts'

export const evaluationsParts: PartsOf<typeof evaluationsScreens> = {
  adminEvaluations: () =>
    import('./evaluation/evaluations-screen.tsx').then((file) => file.EvaluationsScreen),
  adminEvaluation: () => import('./evaluation/evaluation-screen.tsx').then((file) => file.EvaluationScreen),
  questionBanks: () => import('./banks/question-banks-screen.tsx').then((file) => file.QuestionBanksScreen),
  questionBank: () => import('./banks/question-bank-screen.tsx').then((file) => file.QuestionBankScreen),
  question: () => import('./question/question-screen.tsx').then((file) => file.QuestionScreen),
  answerSets: () => import('./sets/answer-sets-screen.tsx').then((file) => file.AnswerSetsScreen),
  answerSet: () => import('./sets/answer-set-screen.tsx').then((file) => file.AnswerSetScreen),
}
