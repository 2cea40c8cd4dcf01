import type { Feature } from '../../../feature.ts'
import { contentTypeRoutes, courseTypeRoutes } from './learning-types.routes.ts'

export const learningTypesFeature: Feature = {
  routes: [contentTypeRoutes, courseTypeRoutes],
}
