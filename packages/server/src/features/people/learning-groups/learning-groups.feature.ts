import type { Feature } from '../../../feature.ts'
import { learningGroupRoutes } from './learning-groups.routes.ts'
import { learningGroupListeners } from './learning-groups.events.ts'
import { learningGroupData } from './learning-groups.personal.queries.ts'
import { reconcileByNight } from './stays/keep-current.ts'

export const learningGroupsFeature: Feature = {
  routes: [learningGroupRoutes],
  listeners: learningGroupListeners,
  jobs: [{ name: 'learningGroups.reconcile', cron: '12 * * * *', work: (kit) => reconcileByNight(kit) }],
  personalData: [learningGroupData],
}
