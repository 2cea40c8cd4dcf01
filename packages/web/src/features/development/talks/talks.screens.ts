import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const talksScreens = {
  texts: {
    talks: textSource(
      () => import('./talks.en.json'),
      () => import('./talks.de.json'),
    ),
  },
  screens: [
    {
      name: 'talks',
      texts: ['admin', 'talks'],
      module: 'reviews',
      permission: 'reviews.take',
      orPermissions: ['reviews.lead'],
    },
    {
      name: 'talk',
      texts: ['admin', 'talks'],
      module: 'reviews',
      permission: 'reviews.take',
      orPermissions: ['reviews.lead'],
    },
  ],
} as const satisfies FeatureScreens
