import type { Feature } from '../../../feature.ts'
import { liveRoutes } from './live.routes.ts'

export const liveFeature: Feature = {
  routes: [liveRoutes],
}
