import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const deputiesScreens = {
  texts: {
    deputies: textSource(
      () => import('./deputies.en.json'),
      () => import('./deputies.de.json'),
    ),
  },
  screens: [{ name: 'deputies', texts: ['admin', 'deputies'], permission: 'bookings.decideForHr' }],
} as const satisfies FeatureScreens
