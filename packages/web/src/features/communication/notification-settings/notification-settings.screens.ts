import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const notificationSettingsScreens = {
  texts: {
    /** What people are told, for the administration and in the account. */
    notificationSettings: textSource(
      () => import('./notification-settings.en.json'),
      () => import('./notification-settings.de.json'),
    ),
  },
  screens: [
    {
      name: 'notificationDefaults',
      texts: ['admin', 'notificationSettings'],
      permission: 'communications.administer',
    },
  ],
} as const satisfies FeatureScreens
