import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const extraTimeScreens = {
  texts: {
    extraTime: textSource(
      () => import('./extra-time.en.json'),
      () => import('./extra-time.de.json'),
    ),
  },
  screens: [{ name: 'extraTime', texts: ['admin', 'extraTime'], permission: 'evaluations.administer' }],
} as const satisfies FeatureScreens
