import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const progressScreens = {
  texts: {
    reviewProgress: textSource(
      () => import('./reviewProgress.en.json'),
      () => import('./reviewProgress.de.json'),
    ),
  },
  screens: [
    {
      name: 'reviewProgress',
      texts: ['admin', 'reviews', 'reviewProgress'],
      permission: 'reviews.administer',
    },
  ],
} as const satisfies FeatureScreens
