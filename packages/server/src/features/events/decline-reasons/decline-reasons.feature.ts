import type { Feature } from '../../../feature.ts'
import { declineReasonRoutes } from './decline-reasons.routes.ts'

export const declineReasonsFeature: Feature = {
  routes: [declineReasonRoutes],
}
