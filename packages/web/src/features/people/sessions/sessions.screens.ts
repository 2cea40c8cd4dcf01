import { settingsSoon } from '../../../lib/session/session.ts'
import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const sessionsScreens = {
  texts: {
    sessions: textSource(
      () => import('./sessions.en.json'),
      () => import('./sessions.de.json'),
    ),
  },
  screens: [
    {
      name: 'login',
      texts: ['sessions'],
      load: async () => {
        const [file] = await Promise.all([import('./login-screen.tsx'), settingsSoon()])
        return file.LoginScreen
      },
    },
    {
      name: 'automaticSignIn',
      texts: ['sessions'],
      load: () => import('./links/automatic-sign-in-screen.tsx').then((file) => file.AutomaticSignInScreen),
    },
    {
      name: 'actionLink',
      texts: ['sessions'],
      load: () => import('./links/action-link-screen.tsx').then((file) => file.ActionLinkScreen),
    },
  ],
} as const satisfies FeatureScreens
