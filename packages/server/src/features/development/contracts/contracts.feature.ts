import type { Feature } from '../../../feature.ts'
import { contractListeners } from './contracts.events.ts'
import { contractData } from './contracts.personal.queries.ts'
import { contractRoutes } from './contracts.routes.ts'

export const contractsFeature: Feature = {
  routes: [contractRoutes],
  listeners: contractListeners,
  personalData: contractData,
}
