import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const recordStoreScreens = {
  texts: {
    recordStore: textSource(
      () => import('./recordStore.en.json'),
      () => import('./recordStore.de.json'),
    ),
  },
  screens: [
    { name: 'recordCredentials', texts: ['admin', 'recordStore'], permission: 'system.administer' },
    { name: 'recordCredential', texts: ['admin', 'recordStore'], permission: 'system.administer' },
  ],
} as const satisfies FeatureScreens
