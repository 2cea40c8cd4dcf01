import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const reviewsScreens = {
  texts: {
    reviews: textSource(
      () => import('./reviews.en.json'),
      () => import('./reviews.de.json'),
    ),
  },
  screens: [
    { name: 'pdr', texts: ['reviews'], module: 'reviews', permission: 'reviews.take' },
    { name: 'pdrTeam', texts: ['admin', 'reviews'], module: 'reviews', permission: 'reviews.lead' },
    // NOTE: what somebody may read or write of a review is said by the review itself.
    {
      name: 'pdrApproval',
      texts: ['admin', 'reviews', 'contracts'],
      module: 'reviews',
      permission: 'reviews.take',
      orPermissions: ['reviews.lead', 'reviews.administer'],
    },
    {
      name: 'pdrReview',
      texts: ['admin', 'reviews', 'contracts'],
      module: 'reviews',
      permission: 'reviews.take',
      orPermissions: ['reviews.lead', 'reviews.administer'],
    },
  ],
} as const satisfies FeatureScreens
