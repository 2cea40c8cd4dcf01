import type { PartsOf } from '../../../lib/screens.ts'
import type { companiesScreens } from './companies.screens.ts'

export const companiesParts: PartsOf<typeof companiesScreens> = {
  companies: () => import('./companies-screen.tsx').then((file) => file.CompaniesScreen),
  company: () => import('./company-screen.tsx').then((file) => file.CompanyScreen),
}
