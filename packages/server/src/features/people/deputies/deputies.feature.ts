import type { Feature } from '../../../feature.ts'
import { deputyData } from './deputies.personal.queries.ts'
import { deputyRoutes } from './deputies.routes.ts'
import { deputyWords } from './deputies.words.ts'

const { objects } = deputyWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const deputiesFeature: Feature = {
  objects,
  routes: [deputyRoutes],
  personalData: [deputyData],
}
