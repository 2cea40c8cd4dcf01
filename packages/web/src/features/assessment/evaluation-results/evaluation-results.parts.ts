import type { PartsOf } from '../../../lib/screens.ts'
import type { evaluationResultsScreens } from './evaluation-results.screens.ts'

export const evaluationResultsParts: PartsOf<typeof evaluationResultsScreens> = {
  evaluationResults: () =>
    import('./evaluation-results-screen.tsx').then((file) => file.EvaluationResultsScreen),
}
