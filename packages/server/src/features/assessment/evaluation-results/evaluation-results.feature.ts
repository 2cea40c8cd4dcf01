import type { Feature } from '../../../feature.ts'
import { evaluationResultRoutes } from './evaluation-results.routes.ts'

export const evaluationResultsFeature: Feature = {
  routes: [evaluationResultRoutes],
}
