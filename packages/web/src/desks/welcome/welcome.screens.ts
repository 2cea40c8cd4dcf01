import type { FeatureScreens } from '../../lib/screens.ts'

export const welcomeDeskScreens = {
  texts: {},
  screens: [
    {
      name: 'welcome',
      texts: ['home', 'learning', 'segments'],
      load: () => import('./welcome-desk.tsx').then((file) => file.WelcomeDesk),
    },
  ],
} as const satisfies FeatureScreens
