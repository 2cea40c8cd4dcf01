import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const calibrationScreens = {
  texts: {
    calibration: textSource(
      () => import('./calibration.en.json'),
      () => import('./calibration.de.json'),
    ),
  },
  screens: [{ name: 'calibration', texts: ['admin', 'calibration'], permission: 'reviews.administer' }],
} as const satisfies FeatureScreens
