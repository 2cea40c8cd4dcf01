import type { Feature } from '../../../feature.ts'
import { facilitationRoutes } from './facilitation.routes.ts'
import { facilitationListeners } from './facilitation.events.ts'
import { flagData } from './facilitation.personal.queries.ts'

export const facilitationFeature: Feature = {
  routes: [facilitationRoutes],
  listeners: facilitationListeners,
  personalData: [flagData],
}
