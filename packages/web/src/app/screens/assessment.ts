import type { LateScreen } from './screen.ts'

const permission = 'evaluations.administer'

export const assessmentScreens: readonly LateScreen[] = [
  {
    name: 'heldResults',
    texts: ['admin', 'marking'],
    permission: 'results.release',
  },
  {
    name: 'extraTime',
    texts: ['admin', 'extraTime'],
    permission,
  },
  {
    name: 'facilitatedAttempts',
    texts: ['admin', 'facilitation'],
    permission: 'evaluations.moderate',
  },
  {
    name: 'facilitatedAttempt',
    texts: ['admin', 'facilitation', 'attempts', 'questions'],
    permission: 'evaluations.moderate',
  },
  {
    name: 'adminEvaluations',
    texts: ['admin', 'author'],
    permission,
  },
  {
    name: 'adminEvaluation',
    texts: ['admin', 'author'],
    permission,
  },
  {
    name: 'evaluationResults',
    texts: ['admin', 'results'],
    permission,
  },
  {
    name: 'evaluationAttempts',
    texts: ['admin', 'attemptHistory'],
    permission,
  },
  {
    name: 'attemptReview',
    texts: ['admin', 'attemptHistory', 'attempts', 'questions'],
    permission,
  },
  {
    name: 'questionRegrade',
    texts: ['admin', 'regrade'],
    permission,
  },
  {
    name: 'questionBanks',
    texts: ['admin', 'author'],
    permission,
  },
  {
    name: 'questionBank',
    texts: ['admin', 'author'],
    permission,
  },
  {
    name: 'question',
    texts: ['admin', 'author', 'questions'],
    permission,
  },
  {
    name: 'answerSets',
    texts: ['admin', 'author'],
    permission,
  },
  {
    name: 'answerSet',
    texts: ['admin', 'author'],
    permission,
  },
  {
    name: 'adminSurveys',
    texts: ['admin', 'surveyAdmin'],
    permission: 'surveys.administer',
  },
  {
    name: 'adminSurvey',
    texts: ['admin', 'surveyAdmin', 'audience'],
    permission: 'surveys.administer',
  },
]
