import type { Feature } from '../../../feature.ts'
import { kpaData } from './kpas.personal.queries.ts'
import { kpaRoutes } from './kpas.routes.ts'
import { kpaWords } from './kpas.words.ts'

const { objects } = kpaWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const kpasFeature: Feature = { objects, routes: [kpaRoutes], personalData: [kpaData] }
