import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const declineReasonsScreens = {
  texts: {
    declineReasons: textSource(
      () => import('./declineReasons.en.json'),
      () => import('./declineReasons.de.json'),
    ),
  },
  screens: [
    { name: 'declineReasons', texts: ['admin', 'declineReasons'], permission: 'declineReasons.administer' },
    { name: 'declineReason', texts: ['admin', 'declineReasons'], permission: 'declineReasons.administer' },
  ],
} as const satisfies FeatureScreens
