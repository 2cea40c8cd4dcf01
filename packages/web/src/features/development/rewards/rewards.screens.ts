import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const rewardsScreens = {
  texts: {
    rewards: textSource(
      () => import('./rewards.en.json'),
      () => import('./rewards.de.json'),
    ),
  },
  screens: [
    // NOTE: whoever is rewarded needs no right for it.
    { name: 'rewards', texts: ['admin', 'rewards'], module: 'reviews' },
    {
      name: 'givenRewards',
      texts: ['admin', 'rewards'],
      module: 'reviews',
      permission: 'reviews.lead',
      orPermissions: ['reviews.administer'],
    },
    {
      name: 'giveReward',
      texts: ['admin', 'rewards'],
      module: 'reviews',
      permission: 'reviews.lead',
      orPermissions: ['reviews.administer'],
    },
    { name: 'allRewards', texts: ['admin', 'rewards'], permission: 'reviews.administer' },
    { name: 'rewardBudget', texts: ['admin', 'rewards'], permission: 'reviews.administer' },
  ],
} as const satisfies FeatureScreens
