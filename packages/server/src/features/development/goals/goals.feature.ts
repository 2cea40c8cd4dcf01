import type { Feature } from '../../../feature.ts'
import { goalListeners } from './goals.events.ts'
import { goalData } from './goals.personal.queries.ts'
import { goalSearch } from './goals.search.queries.ts'
import { goalRoutes } from './goals.routes.ts'

export const goalsFeature: Feature = {
  routes: [goalRoutes],
  listeners: goalListeners,
  personalData: goalData,
  searchParts: [goalSearch],
}
