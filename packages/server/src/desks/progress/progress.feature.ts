import type { Feature } from '../../feature.ts'
import { ownLearningRoutes } from './own-learning.routes.ts'

export const progressFeature: Feature = {
  routes: [ownLearningRoutes],
}
