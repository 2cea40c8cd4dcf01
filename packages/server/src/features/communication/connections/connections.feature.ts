import type { Feature } from '../../../feature.ts'
import { connectionRoutes } from './connections.routes.ts'
import { connectionListeners } from './connections.events.ts'
import { connectionData } from './connections.personal.queries.ts'
import { connectionWords } from './connections.words.ts'

const { objects } = connectionWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const connectionsFeature: Feature = {
  objects,
  routes: [connectionRoutes],
  listeners: connectionListeners,
  personalData: [connectionData],
}
