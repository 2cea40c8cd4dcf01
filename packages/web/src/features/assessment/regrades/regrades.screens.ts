import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const regradesScreens = {
  texts: {
    regrade: textSource(
      () => import('./regrade.en.json'),
      () => import('./regrade.de.json'),
    ),
  },
  screens: [{ name: 'questionRegrade', texts: ['admin', 'regrade'], permission: 'evaluations.administer' }],
} as const satisfies FeatureScreens
