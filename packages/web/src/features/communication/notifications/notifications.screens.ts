import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const notificationsScreens = {
  texts: {
    notifications: textSource(
      () => import('./notifications.en.json'),
      () => import('./notifications.de.json'),
    ),
  },
  screens: [
    {
      name: 'notifications',
      texts: ['notifications'],
      load: () => import('./notifications-screen.tsx').then((file) => file.NotificationsScreen),
    },
    {
      name: 'notification',
      texts: ['notifications'],
      load: () => import('./notification-screen.tsx').then((file) => file.NotificationScreen),
    },
  ],
} as const satisfies FeatureScreens
