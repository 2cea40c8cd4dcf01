import type { Feature } from '../../../feature.ts'
import { rewardListeners } from './rewards.events.ts'
import { rewardData } from './rewards.personal.queries.ts'
import { rewardRoutes } from './rewards.routes.ts'

export const rewardsFeature: Feature = {
  routes: [rewardRoutes],
  listeners: rewardListeners,
  personalData: [rewardData],
}
