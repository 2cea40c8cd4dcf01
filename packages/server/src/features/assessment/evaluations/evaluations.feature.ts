import type { Feature } from '../../../feature.ts'
import { evaluationRoutes } from './evaluations.routes.ts'

export const evaluationsFeature: Feature = {
  routes: [evaluationRoutes],
}
