import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const accountScreens = {
  texts: {
    account: textSource(
      () => import('./account.en.json'),
      () => import('./account.de.json'),
    ),
    activity: textSource(
      () => import('./activity/activity.en.json'),
      () => import('./activity/activity.de.json'),
    ),
    connections: textSource(
      () => import('./connections/connections.en.json'),
      () => import('./connections/connections.de.json'),
    ),
    privacy: textSource(
      () => import('./privacy/privacy.en.json'),
      () => import('./privacy/privacy.de.json'),
    ),
    testimonials: textSource(
      () => import('./testimonials/testimonials.en.json'),
      () => import('./testimonials/testimonials.de.json'),
    ),
  },
  screens: [
    {
      name: 'account',
      texts: [
        'account',
        'activity',
        'connections',
        'deputies',
        'notificationSettings',
        'privacy',
        'testimonials',
      ],
      load: () => import('./account-screen.tsx').then((file) => file.AccountScreen),
    },
  ],
} as const satisfies FeatureScreens
