import type { Feature } from '../../../feature.ts'
import { attendingRoutes } from './attending.routes.ts'

export const attendingFeature: Feature = {
  routes: [attendingRoutes],
}
