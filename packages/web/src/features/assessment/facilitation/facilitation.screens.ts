import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const facilitationScreens = {
  texts: {
    facilitation: textSource(
      () => import('./facilitation.en.json'),
      () => import('./facilitation.de.json'),
    ),
  },
  screens: [
    { name: 'facilitatedAttempts', texts: ['admin', 'facilitation'], permission: 'evaluations.moderate' },
    {
      name: 'facilitatedAttempt',
      texts: ['admin', 'facilitation', 'attempts', 'questions'],
      permission: 'evaluations.moderate',
    },
  ],
} as const satisfies FeatureScreens
