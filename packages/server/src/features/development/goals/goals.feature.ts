import type { Feature } from '../../../feature.ts'
import { goalListeners } from './goals.events.ts'
import { goalData } from './goals.personal.queries.ts'
import { goalSearch } from './goals.search.queries.ts'
import { goalRoutes } from './goals.routes.ts'
import { goalWords } from './goals.words.ts'

const { objects } = goalWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const goalsFeature: Feature = {
  objects,
  routes: [goalRoutes],
  listeners: goalListeners,
  personalData: goalData,
  searchParts: [goalSearch],
}
