import type { PartsOf } from '../../../lib/screens.ts'
import type { reviewsScreens } from './reviews.screens.ts'

const review = () => import('./review-screen.tsx').then((file) => file.ReviewScreen)

export const reviewsParts: PartsOf<typeof reviewsScreens> = {
  pdr: () => import('./own-reviews-screen.tsx').then((file) => file.OwnReviewsScreen),
  pdrTeam: () => import('./team-reviews-screen.tsx').then((file) => file.TeamReviewsScreen),
  pdrApproval: review,
  pdrReview: review,
}
