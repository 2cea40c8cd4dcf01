import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const competenciesScreens = {
  texts: {
    competencyItems: textSource(
      () => import('./competencyItems.en.json'),
      () => import('./competencyItems.de.json'),
    ),
  },
  screens: [
    { name: 'competencyItems', texts: ['admin', 'competencyItems'], permission: 'reviews.administer' },
    { name: 'competencyItem', texts: ['admin', 'competencyItems'], permission: 'reviews.administer' },
  ],
} as const satisfies FeatureScreens
