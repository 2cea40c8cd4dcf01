import type { Feature } from '../../../feature.ts'
import { recordStoreRoutes } from './credentials/credentials.routes.ts'
import { recordStoreDoor } from './door/record-store.door.ts'
import { recordStoreListeners } from './record-store.events.ts'
import { ageingStatements } from './statements/statements.queries.ts'
import { recordStoreData } from './record-store.personal.queries.ts'

export const recordStoreFeature: Feature = {
  routes: [recordStoreRoutes],
  doors: [recordStoreDoor],
  listeners: recordStoreListeners,
  ageing: { statements: ageingStatements },
  personalData: recordStoreData,
}
