import type { Feature } from '../../../feature.ts'
import { contractListeners } from './contracts.events.ts'
import { contractData } from './contracts.personal.queries.ts'
import { contractRoutes } from './contracts.routes.ts'
import { contractWords } from './contracts.words.ts'

const { objects } = contractWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const contractsFeature: Feature = {
  objects,
  routes: [contractRoutes],
  listeners: contractListeners,
  personalData: contractData,
}
