import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const surveysScreens = {
  texts: {
    surveys: textSource(
      () => import('./answer/surveys.en.json'),
      () => import('./answer/surveys.de.json'),
    ),
    surveyAdmin: textSource(
      () => import('./author/survey-admin.en.json'),
      () => import('./author/survey-admin.de.json'),
    ),
  },
  screens: [
    {
      name: 'survey',
      texts: ['surveys', 'questions', 'attempts'],
      module: 'surveys',
      permission: 'surveys.answer',
      load: () => import('./answer/survey-screen.tsx').then((file) => file.SurveyScreen),
    },
    {
      name: 'feedback',
      texts: ['surveys', 'surveyAdmin'],
      module: 'surveys',
      permission: 'surveys.answer',
      load: () => import('./results/feedback-screen.tsx').then((file) => file.FeedbackScreen),
    },
    {
      name: 'invitedSurvey',
      texts: ['surveys', 'questions', 'attempts'],
      load: () => import('./answer/invited-survey-screen.tsx').then((file) => file.InvitedSurveyScreen),
    },
    { name: 'adminSurveys', texts: ['admin', 'surveyAdmin'], permission: 'surveys.administer' },
  ],
} as const satisfies FeatureScreens
