import type { PartsOf } from '../../../lib/screens.ts'
import type { rewardKindsScreens } from './reward-kinds.screens.ts'

export const rewardKindsParts: PartsOf<typeof rewardKindsScreens> = {
  rewardKinds: () => import('./kinds-screen.tsx').then((file) => file.RewardKindsScreen),
  rewardKind: () => import('./kind-screen.tsx').then((file) => file.RewardKindScreen),
}
