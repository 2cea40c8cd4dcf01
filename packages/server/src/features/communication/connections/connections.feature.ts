import type { Feature } from '../../../feature.ts'
import { connectionRoutes } from './connections.routes.ts'
import { connectionListeners } from './connections.events.ts'
import { connectionData } from './connections.personal.queries.ts'

export const connectionsFeature: Feature = {
  routes: [connectionRoutes],
  listeners: connectionListeners,
  personalData: [connectionData],
}
