import type { Feature } from '../../../feature.ts'
import { recordStoreRoutes } from './credentials/credentials.routes.ts'
import { recordStoreDoor } from './door/record-store.door.ts'
import { recordStoreListeners } from './record-store.events.ts'
import { ageingStatements } from './statements/statements.queries.ts'
import { recordStoreData } from './record-store.personal.queries.ts'
import { recordStoreWords } from './record-store.words.ts'

const { objects } = recordStoreWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const recordStoreFeature: Feature = {
  objects,
  routes: [recordStoreRoutes],
  doors: [recordStoreDoor],
  listeners: recordStoreListeners,
  ageing: { statements: ageingStatements },
  personalData: recordStoreData,
}
