import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const languagesScreens = {
  texts: {
    languages: textSource(
      () => import('./languages.en.json'),
      () => import('./languages.de.json'),
    ),
  },
  screens: [{ name: 'languages', texts: ['admin', 'languages'], permission: 'languages.administer' }],
} as const satisfies FeatureScreens
