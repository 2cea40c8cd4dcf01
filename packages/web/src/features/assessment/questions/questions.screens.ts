import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const questionsScreens = {
  texts: {
    /** What whoever answers a question reads. */
    questions: textSource(
      () => import('./questions.en.json'),
      () => import('./questions.de.json'),
    ),
  },
  screens: [],
} as const satisfies FeatureScreens
