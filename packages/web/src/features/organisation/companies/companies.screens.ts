import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const companiesScreens = {
  texts: {
    companies: textSource(
      () => import('./companies.en.json'),
      () => import('./companies.de.json'),
    ),
  },
  screens: [
    { name: 'companies', texts: ['admin', 'companies'], permission: 'companies.administer' },
    { name: 'company', texts: ['admin', 'companies'], permission: 'companies.administer' },
  ],
} as const satisfies FeatureScreens
