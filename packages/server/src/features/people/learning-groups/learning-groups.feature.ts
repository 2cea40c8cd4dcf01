import type { Feature } from '../../../feature.ts'
import { learningGroupRoutes } from './learning-groups.routes.ts'
import { learningGroupListeners } from './learning-groups.events.ts'
import { learningGroupData } from './learning-groups.personal.queries.ts'
import { reconcileByNight } from './stays/keep-current.ts'
import { learningGroupWords } from './learning-groups.words.ts'

const { objects } = learningGroupWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const learningGroupsFeature: Feature = {
  objects,
  routes: [learningGroupRoutes],
  listeners: learningGroupListeners,
  jobs: [{ name: 'learningGroups.reconcile', cron: '12 * * * *', work: (kit) => reconcileByNight(kit) }],
  personalData: [learningGroupData],
}
