import type { Feature } from '../../../feature.ts'
import { attemptHistoryRoutes } from './attempt-history.routes.ts'

export const attemptHistoryFeature: Feature = {
  routes: [attemptHistoryRoutes],
}
