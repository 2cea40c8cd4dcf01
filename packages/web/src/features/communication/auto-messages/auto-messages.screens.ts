import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const autoMessagesScreens = {
  texts: {
    autoMessages: textSource(
      () => import('./auto-messages.en.json'),
      () => import('./auto-messages.de.json'),
    ),
  },
  screens: [
    { name: 'autoMessages', texts: ['admin', 'autoMessages'], permission: 'communications.administer' },
    {
      name: 'autoMessage',
      texts: ['admin', 'audience', 'autoMessages', 'notificationSettings', 'templates'],
      permission: 'communications.administer',
    },
  ],
} as const satisfies FeatureScreens
