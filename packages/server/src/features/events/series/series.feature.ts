import type { Feature } from '../../../feature.ts'
import { seriesRoutes } from './series.routes.ts'

export const seriesFeature: Feature = {
  routes: [seriesRoutes],
}
