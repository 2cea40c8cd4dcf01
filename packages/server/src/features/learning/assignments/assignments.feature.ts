import type { Feature } from '../../../feature.ts'
import { assignmentRoutes } from './assignments.routes.ts'
import { recertify } from './recertify.ts'

export const assignmentsFeature: Feature = {
  routes: [assignmentRoutes],
  jobs: [{ name: 'courses.openAgain', cron: '57 * * * *', work: async (kit) => void (await recertify(kit)) }],
}
