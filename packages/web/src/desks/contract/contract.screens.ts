import type { FeatureScreens } from '../../lib/screens.ts'

export const contractDeskScreens = {
  texts: {},
  screens: [
    // NOTE: HR comes from the review, and says why first.
    {
      name: 'contract',
      texts: ['admin', 'contracts', 'reviews'],
      module: 'reviews',
      permission: 'reviews.take',
      orPermissions: ['reviews.lead', 'reviews.administer'],
    },
  ],
} as const satisfies FeatureScreens
