import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const seasonsScreens = {
  texts: {
    seasons: textSource(
      () => import('./seasons.en.json'),
      () => import('./seasons.de.json'),
    ),
  },
  screens: [{ name: 'seasons', texts: ['admin', 'seasons'], permission: 'reviews.administer' }],
} as const satisfies FeatureScreens
