import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const audiencesScreens = {
  texts: {
    audience: textSource(
      () => import('./audience.en.json'),
      () => import('./audience.de.json'),
    ),
  },
  screens: [],
} as const satisfies FeatureScreens
