import type { FeatureScreens } from '../../lib/screens.ts'

export const surveysDeskScreens = {
  texts: {},
  screens: [
    {
      name: 'surveys',
      texts: ['surveys'],
      module: 'surveys',
      permission: 'surveys.answer',
      load: () => import('./my-surveys-desk.tsx').then((file) => file.MySurveysDesk),
    },
    { name: 'adminSurvey', texts: ['admin', 'surveyAdmin', 'audience'], permission: 'surveys.administer' },
  ],
} as const satisfies FeatureScreens
