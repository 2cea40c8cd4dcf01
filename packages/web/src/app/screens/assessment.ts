import type { Screen } from './screen.ts'

const permission = 'evaluations.administer'

export const assessmentScreens: readonly Screen[] = [
  {
    name: 'heldResults',
    texts: ['admin', 'marking'],
    permission: 'results.release',
    load: () =>
      import('../../features/assessment/marking/result-release-screen.tsx').then(
        (file) => file.HeldResultsScreen,
      ),
  },
  {
    name: 'extraTime',
    texts: ['admin', 'extraTime'],
    permission,
    load: () =>
      import('../../features/assessment/extra-time/extra-time-screen.tsx').then(
        (file) => file.ExtraTimeScreen,
      ),
  },
  {
    name: 'facilitatedAttempts',
    texts: ['admin', 'facilitation'],
    permission: 'evaluations.moderate',
    load: () =>
      import('../../features/assessment/facilitation/facilitated-screen.tsx').then(
        (file) => file.FacilitatedScreen,
      ),
  },
  {
    name: 'facilitatedAttempt',
    texts: ['admin', 'facilitation', 'attempts', 'questions'],
    permission: 'evaluations.moderate',
    load: () =>
      import('../../features/assessment/facilitation/facilitation-screen.tsx').then(
        (file) => file.FacilitationScreen,
      ),
  },
  {
    name: 'adminEvaluations',
    texts: ['admin', 'author'],
    permission,
    load: () =>
      import('../../features/assessment/evaluations/evaluation/evaluations-screen.tsx').then(
        (file) => file.EvaluationsScreen,
      ),
  },
  {
    name: 'adminEvaluation',
    texts: ['admin', 'author'],
    permission,
    load: () =>
      import('../../features/assessment/evaluations/evaluation/evaluation-screen.tsx').then(
        (file) => file.EvaluationScreen,
      ),
  },
  {
    name: 'evaluationResults',
    texts: ['admin', 'results'],
    permission,
    load: () =>
      import('../../features/assessment/evaluation-results/evaluation-results-screen.tsx').then(
        (file) => file.EvaluationResultsScreen,
      ),
  },
  {
    name: 'evaluationAttempts',
    texts: ['admin', 'attemptHistory'],
    permission,
    load: () =>
      import('../../features/assessment/attempt-history/history-screen.tsx').then(
        (file) => file.AttemptHistoryScreen,
      ),
  },
  {
    name: 'attemptReview',
    texts: ['admin', 'attemptHistory', 'attempts', 'questions'],
    permission,
    load: () =>
      import('../../features/assessment/attempt-history/review-screen.tsx').then(
        (file) => file.AttemptReviewScreen,
      ),
  },
  {
    name: 'questionRegrade',
    texts: ['admin', 'regrade'],
    permission,
    load: () =>
      import('../../features/assessment/regrades/regrade-screen.tsx').then((file) => file.RegradeScreen),
  },
  {
    name: 'questionBanks',
    texts: ['admin', 'author'],
    permission,
    load: () =>
      import('../../features/assessment/evaluations/banks/question-banks-screen.tsx').then(
        (file) => file.QuestionBanksScreen,
      ),
  },
  {
    name: 'questionBank',
    texts: ['admin', 'author'],
    permission,
    load: () =>
      import('../../features/assessment/evaluations/banks/question-bank-screen.tsx').then(
        (file) => file.QuestionBankScreen,
      ),
  },
  {
    name: 'question',
    texts: ['admin', 'author', 'questions'],
    permission,
    load: () =>
      import('../../features/assessment/evaluations/question/question-screen.tsx').then(
        (file) => file.QuestionScreen,
      ),
  },
  {
    name: 'answerSets',
    texts: ['admin', 'author'],
    permission,
    load: () =>
      import('../../features/assessment/evaluations/sets/answer-sets-screen.tsx').then(
        (file) => file.AnswerSetsScreen,
      ),
  },
  {
    name: 'answerSet',
    texts: ['admin', 'author'],
    permission,
    load: () =>
      import('../../features/assessment/evaluations/sets/answer-set-screen.tsx').then(
        (file) => file.AnswerSetScreen,
      ),
  },
  {
    name: 'adminSurveys',
    texts: ['admin', 'surveyAdmin'],
    permission: 'surveys.administer',
    load: () =>
      import('../../features/assessment/surveys/author/survey-list-screen.tsx').then(
        (file) => file.SurveyListScreen,
      ),
  },
  {
    name: 'adminSurvey',
    texts: ['admin', 'surveyAdmin', 'audience'],
    permission: 'surveys.administer',
    load: () => import('../../desks/surveys/survey-desk.tsx').then((file) => file.SurveyDesk),
  },
]
