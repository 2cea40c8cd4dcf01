import type { Feature } from '../../../feature.ts'
import { rewardKindRoutes } from './reward-kinds.routes.ts'

export const rewardKindsFeature: Feature = { routes: [rewardKindRoutes] }
