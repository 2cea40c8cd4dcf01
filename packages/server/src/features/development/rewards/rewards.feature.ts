import type { Feature } from '../../../feature.ts'
import { rewardListeners } from './rewards.events.ts'
import { rewardData } from './rewards.personal.queries.ts'
import { rewardRoutes } from './rewards.routes.ts'
import { rewardWords } from './rewards.words.ts'

const { objects } = rewardWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const rewardsFeature: Feature = {
  objects,
  routes: [rewardRoutes],
  listeners: rewardListeners,
  personalData: [rewardData],
}
