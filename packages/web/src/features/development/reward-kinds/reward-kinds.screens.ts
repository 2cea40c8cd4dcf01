import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const rewardKindsScreens = {
  texts: {
    rewardKinds: textSource(
      () => import('./rewardKinds.en.json'),
      () => import('./rewardKinds.de.json'),
    ),
  },
  screens: [
    { name: 'rewardKinds', texts: ['admin', 'rewardKinds'], permission: 'reviews.administer' },
    { name: 'rewardKind', texts: ['admin', 'rewardKinds'], permission: 'reviews.administer' },
  ],
} as const satisfies FeatureScreens
