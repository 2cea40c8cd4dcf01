import type { FeatureScreens } from '../../lib/screens.ts'

export const seasonsDeskScreens = {
  texts: {},
  screens: [
    { name: 'season', texts: ['admin', 'seasons', 'learningGroups'], permission: 'reviews.administer' },
  ],
} as const satisfies FeatureScreens
