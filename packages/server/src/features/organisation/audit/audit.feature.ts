import type { Feature } from '../../../feature.ts'
import { auditRoutes } from './audit.routes.ts'
import { auditData } from './audit.personal.queries.ts'

export const auditFeature: Feature = {
  routes: [auditRoutes],
  personalData: auditData,
}
