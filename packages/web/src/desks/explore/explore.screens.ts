import type { FeatureScreens } from '../../lib/screens.ts'

export const exploreDeskScreens = {
  texts: {},
  screens: [
    {
      name: 'explore',
      texts: ['home', 'learning', 'segments'],
      module: 'learning',
      load: () => import('./explore-desk.tsx').then((file) => file.ExploreDesk),
    },
  ],
} as const satisfies FeatureScreens
