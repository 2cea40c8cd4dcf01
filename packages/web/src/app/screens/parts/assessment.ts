/** What the screens of this file's twin are made of; loaded with the first of them. */
export const assessmentParts = {
  heldResults: () =>
    import('../../../features/assessment/marking/result-release-screen.tsx').then(
      (file) => file.HeldResultsScreen,
    ),
  extraTime: () =>
    import('../../../features/assessment/extra-time/extra-time-screen.tsx').then(
      (file) => file.ExtraTimeScreen,
    ),
  facilitatedAttempts: () =>
    import('../../../features/assessment/facilitation/facilitated-screen.tsx').then(
      (file) => file.FacilitatedScreen,
    ),
  facilitatedAttempt: () =>
    import('../../../features/assessment/facilitation/facilitation-screen.tsx').then(
      (file) => file.FacilitationScreen,
    ),
  adminEvaluations: () =>
    import('../../../features/assessment/evaluations/evaluation/evaluations-screen.tsx').then(
      (file) => file.EvaluationsScreen,
    ),
  adminEvaluation: () =>
    import('../../../features/assessment/evaluations/evaluation/evaluation-screen.tsx').then(
      (file) => file.EvaluationScreen,
    ),
  evaluationResults: () =>
    import('../../../features/assessment/evaluation-results/evaluation-results-screen.tsx').then(
      (file) => file.EvaluationResultsScreen,
    ),
  evaluationAttempts: () =>
    import('../../../features/assessment/attempt-history/history-screen.tsx').then(
      (file) => file.AttemptHistoryScreen,
    ),
  attemptReview: () =>
    import('../../../features/assessment/attempt-history/review-screen.tsx').then(
      (file) => file.AttemptReviewScreen,
    ),
  questionRegrade: () =>
    import('../../../features/assessment/regrades/regrade-screen.tsx').then((file) => file.RegradeScreen),
  questionBanks: () =>
    import('../../../features/assessment/evaluations/banks/question-banks-screen.tsx').then(
      (file) => file.QuestionBanksScreen,
    ),
  questionBank: () =>
    import('../../../features/assessment/evaluations/banks/question-bank-screen.tsx').then(
      (file) => file.QuestionBankScreen,
    ),
  question: () =>
    import('../../../features/assessment/evaluations/question/question-screen.tsx').then(
      (file) => file.QuestionScreen,
    ),
  answerSets: () =>
    import('../../../features/assessment/evaluations/sets/answer-sets-screen.tsx').then(
      (file) => file.AnswerSetsScreen,
    ),
  answerSet: () =>
    import('../../../features/assessment/evaluations/sets/answer-set-screen.tsx').then(
      (file) => file.AnswerSetScreen,
    ),
  adminSurveys: () =>
    import('../../../features/assessment/surveys/author/survey-list-screen.tsx').then(
      (file) => file.SurveyListScreen,
    ),
  adminSurvey: () => import('../../../desks/surveys/survey-desk.tsx').then((file) => file.SurveyDesk),
}
