import type { PartsOf } from '../../../lib/screens.ts'
import type { attemptHistoryScreens } from './attempt-history.screens.ts'

export const attemptHistoryParts: PartsOf<typeof attemptHistoryScreens> = {
  evaluationAttempts: () => import('./history-screen.tsx').then((file) => file.AttemptHistoryScreen),
  attemptReview: () => import('./review-screen.tsx').then((file) => file.AttemptReviewScreen),
}
