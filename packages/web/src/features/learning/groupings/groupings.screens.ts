import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const groupingsScreens = {
  texts: {
    groupings: textSource(
      () => import('./groupings.en.json'),
      () => import('./groupings.de.json'),
    ),
  },
  screens: [
    { name: 'groupings', texts: ['admin', 'groupings'], permission: 'courses.administer' },
    { name: 'grouping', texts: ['admin', 'groupings'], permission: 'courses.administer' },
  ],
} as const satisfies FeatureScreens
