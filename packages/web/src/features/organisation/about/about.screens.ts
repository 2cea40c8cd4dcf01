import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const aboutScreens = {
  texts: {
    about: textSource(
      () => import('./about.en.json'),
      () => import('./about.de.json'),
    ),
  },
  screens: [{ name: 'about', texts: ['admin', 'about'], permission: 'system.administer' }],
} as const satisfies FeatureScreens
