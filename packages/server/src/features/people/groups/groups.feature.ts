import type { Feature } from '../../../feature.ts'
import { groupRoutes } from './groups.routes.ts'

export const groupsFeature: Feature = {
  routes: [groupRoutes],
}
