import type { Feature } from '../../../feature.ts'
import { brandingRoutes } from './branding.routes.ts'
import { companyRoutes } from './companies.routes.ts'

export const companiesFeature: Feature = {
  routes: [brandingRoutes, companyRoutes],
}
