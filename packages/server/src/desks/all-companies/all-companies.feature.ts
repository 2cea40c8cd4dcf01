import type { Feature } from '../../feature.ts'
import { allCompanyRoutes } from './all-companies.routes.ts'

export const allCompaniesFeature: Feature = {
  routes: [allCompanyRoutes],
}
