import type { Feature } from '../../../feature.ts'
import { courseRoutes } from './courses.routes.ts'

export const coursesFeature: Feature = {
  routes: [courseRoutes],
}
