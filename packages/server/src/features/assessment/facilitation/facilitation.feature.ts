import type { Feature } from '../../../feature.ts'
import { facilitationRoutes } from './facilitation.routes.ts'
import { facilitationListeners } from './facilitation.events.ts'
import { flagData } from './facilitation.personal.queries.ts'
import { facilitationWords } from './facilitation.words.ts'

const { objects } = facilitationWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const facilitationFeature: Feature = {
  objects,
  routes: [facilitationRoutes],
  listeners: facilitationListeners,
  personalData: [flagData],
}
