import type { PartsOf } from '../../../lib/screens.ts'
import type { rewardsScreens } from './rewards.screens.ts'

export const rewardsParts: PartsOf<typeof rewardsScreens> = {
  rewards: () => import('./my-rewards-screen.tsx').then((file) => file.MyRewardsScreen),
  givenRewards: () => import('./given-rewards-screen.tsx').then((file) => file.GivenRewardsScreen),
  giveReward: () => import('./give-screen.tsx').then((file) => file.GiveRewardScreen),
  allRewards: () => import('./all-rewards-screen.tsx').then((file) => file.AllRewardsScreen),
  rewardBudget: () => import('./budget-screen.tsx').then((file) => file.RewardBudgetScreen),
}
