import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const groupsScreens = {
  texts: {
    groups: textSource(
      () => import('./groups.en.json'),
      () => import('./groups.de.json'),
    ),
  },
  screens: [
    { name: 'groups', texts: ['admin', 'groups'], permission: 'projects.administer' },
    { name: 'group', texts: ['admin', 'groups'], permission: 'projects.administer' },
  ],
} as const satisfies FeatureScreens
