import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const licenceScreens = {
  texts: {
    licence: textSource(
      () => import('./licence.en.json'),
      () => import('./licence.de.json'),
    ),
  },
  screens: [{ name: 'licence', texts: ['admin', 'licence'], permission: 'company.administer' }],
} as const satisfies FeatureScreens
