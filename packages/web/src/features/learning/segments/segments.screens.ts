import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const segmentsScreens = {
  texts: {
    segments: textSource(
      () => import('./segments.en.json'),
      () => import('./segments.de.json'),
    ),
  },
  screens: [],
} as const satisfies FeatureScreens
