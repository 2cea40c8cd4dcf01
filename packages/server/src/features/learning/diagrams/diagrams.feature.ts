import type { Feature } from '../../../feature.ts'
import { diagramRoutes } from './diagrams.routes.ts'

export const diagramsFeature: Feature = {
  routes: [diagramRoutes],
}
