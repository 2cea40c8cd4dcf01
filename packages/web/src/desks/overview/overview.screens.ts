import type { FeatureScreens } from '../../lib/screens.ts'

export const overviewDeskScreens = {
  texts: {},
  screens: [
    {
      name: 'overview',
      texts: ['segments'],
      load: () => import('./overview-screen.tsx').then((file) => file.OverviewDesk),
    },
  ],
} as const satisfies FeatureScreens
