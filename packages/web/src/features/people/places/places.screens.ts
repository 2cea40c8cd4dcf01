import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const placesScreens = {
  texts: {
    places: textSource(
      () => import('./places.en.json'),
      () => import('./places.de.json'),
    ),
  },
  screens: [
    { name: 'jobRoles', texts: ['admin', 'places'], permission: 'jobRoles.administer' },
    { name: 'localities', texts: ['admin', 'places'], permission: 'localities.administer' },
  ],
} as const satisfies FeatureScreens
