import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const kpasScreens = {
  texts: {
    kpas: textSource(
      () => import('./kpas.en.json'),
      () => import('./kpas.de.json'),
    ),
  },
  screens: [
    { name: 'kpas', texts: ['admin', 'kpas'], permission: 'reviews.administer' },
    { name: 'kpa', texts: ['admin', 'kpas'], permission: 'reviews.administer' },
  ],
} as const satisfies FeatureScreens
