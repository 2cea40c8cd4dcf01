import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const attemptHistoryScreens = {
  texts: {
    attemptHistory: textSource(
      () => import('./history.en.json'),
      () => import('./history.de.json'),
    ),
  },
  screens: [
    { name: 'evaluationAttempts', texts: ['admin', 'attemptHistory'], permission: 'evaluations.administer' },
    {
      name: 'attemptReview',
      texts: ['admin', 'attemptHistory', 'attempts', 'questions'],
      permission: 'evaluations.administer',
    },
  ],
} as const satisfies FeatureScreens
