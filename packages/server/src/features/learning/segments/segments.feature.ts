import type { Feature } from '../../../feature.ts'
import { segmentRoutes } from './segments.routes.ts'
import { makeDefaultSegments } from './segments.ts'

export const segmentsFeature: Feature = {
  routes: [segmentRoutes],
  begin: makeDefaultSegments,
}
