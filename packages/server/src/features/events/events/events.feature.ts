import type { Feature } from '../../../feature.ts'
import { eventSearch } from './events.search.queries.ts'
import { eventRoutes } from './events.routes.ts'
import { facilitatorData } from './events.personal.queries.ts'

export const eventsFeature: Feature = {
  routes: [eventRoutes],
  personalData: [facilitatorData],
  searchParts: [eventSearch],
}
