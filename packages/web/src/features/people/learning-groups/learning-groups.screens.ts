import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const learningGroupsScreens = {
  texts: {
    learningGroups: textSource(
      () => import('./learningGroups.en.json'),
      () => import('./learningGroups.de.json'),
    ),
  },
  screens: [
    { name: 'learningGroups', texts: ['admin', 'learningGroups'], permission: 'courses.administer' },
    { name: 'learningGroup', texts: ['admin', 'learningGroups'], permission: 'courses.administer' },
  ],
} as const satisfies FeatureScreens
