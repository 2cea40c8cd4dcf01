import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const venuesScreens = {
  texts: {
    venues: textSource(
      () => import('./venues.en.json'),
      () => import('./venues.de.json'),
    ),
  },
  screens: [
    { name: 'venues', texts: ['admin', 'venues'], permission: 'venues.administer' },
    { name: 'venue', texts: ['admin', 'venues'], permission: 'venues.administer' },
  ],
} as const satisfies FeatureScreens
