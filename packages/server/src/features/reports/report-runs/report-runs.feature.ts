import type { Feature } from '../../../feature.ts'
import { reportRunRoutes } from './report-runs.routes.ts'

export const reportRunsFeature: Feature = {
  routes: [reportRunRoutes],
}
