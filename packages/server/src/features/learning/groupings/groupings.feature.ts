import type { Feature } from '../../../feature.ts'
import { groupingRoutes } from './groupings.routes.ts'

export const groupingsFeature: Feature = {
  routes: [groupingRoutes],
}
