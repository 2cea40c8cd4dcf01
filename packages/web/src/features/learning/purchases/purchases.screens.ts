import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const purchasesScreens = {
  texts: {
    purchases: textSource(
      () => import('./purchases.en.json'),
      () => import('./purchases.de.json'),
    ),
  },
  screens: [
    { name: 'purchases', texts: ['admin', 'purchases'], permission: 'purchases.confirm' },
    { name: 'purchase', texts: ['admin', 'purchases'], permission: 'purchases.confirm' },
  ],
} as const satisfies FeatureScreens
