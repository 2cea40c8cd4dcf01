import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const contractsScreens = {
  texts: {
    contracts: textSource(
      () => import('./contracts.en.json'),
      () => import('./contracts.de.json'),
    ),
  },
  screens: [
    { name: 'seasonContracts', texts: ['admin', 'contracts'], permission: 'reviews.administer' },
    {
      name: 'contracts',
      texts: ['admin', 'contracts'],
      module: 'reviews',
      permission: 'reviews.take',
      orPermissions: ['reviews.lead'],
    },
  ],
} as const satisfies FeatureScreens
