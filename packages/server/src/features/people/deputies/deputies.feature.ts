import type { Feature } from '../../../feature.ts'
import { deputyData } from './deputies.personal.queries.ts'
import { deputyRoutes } from './deputies.routes.ts'

export const deputiesFeature: Feature = {
  routes: [deputyRoutes],
  personalData: [deputyData],
}
