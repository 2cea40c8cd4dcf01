import type { FeatureScreens } from '../../lib/screens.ts'
import { textSource } from '../../lib/words/said/texts.ts'

export const homeDeskScreens = {
  texts: {
    home: textSource(
      () => import('./home.en.json'),
      () => import('./home.de.json'),
    ),
  },
  screens: [
    {
      name: 'home',
      texts: ['home', 'learning', 'segments'],
      load: () => import('./home-screen.tsx').then((file) => file.HomeScreen),
    },
    {
      name: 'passwordReset',
      texts: ['home', 'segments', 'sessions'],
      load: () => import('./password-reset-screen.tsx').then((file) => file.PasswordResetScreen),
    },
  ],
} as const satisfies FeatureScreens
