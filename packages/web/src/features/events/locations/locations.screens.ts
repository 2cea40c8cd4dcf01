import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const locationsScreens = {
  texts: {
    locations: textSource(
      () => import('./locations.en.json'),
      () => import('./locations.de.json'),
    ),
  },
  screens: [
    { name: 'eventLocations', texts: ['admin', 'locations'], permission: 'locations.administer' },
    { name: 'eventLocation', texts: ['admin', 'locations'], permission: 'locations.administer' },
  ],
} as const satisfies FeatureScreens
