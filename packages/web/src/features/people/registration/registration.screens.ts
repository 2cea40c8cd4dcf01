import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const registrationScreens = {
  texts: {
    registration: textSource(
      () => import('./registration.en.json'),
      () => import('./registration.de.json'),
    ),
  },
  screens: [
    {
      name: 'register',
      texts: ['registration'],
      load: () => import('./register-screen.tsx').then((file) => file.RegisterScreen),
    },
    {
      name: 'confirmRegistration',
      texts: ['registration'],
      load: () => import('./confirm-registration-screen.tsx').then((file) => file.ConfirmRegistrationScreen),
    },
  ],
} as const satisfies FeatureScreens
