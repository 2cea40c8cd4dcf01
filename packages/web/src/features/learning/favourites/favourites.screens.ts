import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const favouritesScreens = {
  texts: {
    favourites: textSource(
      () => import('./favourites.en.json'),
      () => import('./favourites.de.json'),
    ),
  },
  screens: [],
} as const satisfies FeatureScreens
