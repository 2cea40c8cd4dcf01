import type { Feature } from '../../../feature.ts'
import { makeDemoDeclineReasons } from './decline-reasons.demo.ts'
import { declineReasonRoutes } from './decline-reasons.routes.ts'

export const declineReasonsFeature: Feature = {
  routes: [declineReasonRoutes],
  demo: makeDemoDeclineReasons,
}
