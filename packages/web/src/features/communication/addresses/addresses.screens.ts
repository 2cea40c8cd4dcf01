import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const addressesScreens = {
  texts: {
    addresses: textSource(
      () => import('./addresses.en.json'),
      () => import('./addresses.de.json'),
    ),
  },
  screens: [{ name: 'suppressedAddresses', texts: ['admin', 'addresses'], permission: 'mail.readOutbox' }],
} as const satisfies FeatureScreens
