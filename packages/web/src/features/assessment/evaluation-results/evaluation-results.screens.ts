import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const evaluationResultsScreens = {
  texts: {
    results: textSource(
      () => import('./results.en.json'),
      () => import('./results.de.json'),
    ),
  },
  screens: [{ name: 'evaluationResults', texts: ['admin', 'results'], permission: 'evaluations.administer' }],
} as const satisfies FeatureScreens
