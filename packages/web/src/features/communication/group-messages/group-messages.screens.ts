import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const groupMessagesScreens = {
  texts: {
    groupMessages: textSource(
      () => import('./group-messages.en.json'),
      () => import('./group-messages.de.json'),
    ),
  },
  screens: [
    { name: 'groupMessages', texts: ['admin', 'groupMessages'], permission: 'communications.administer' },
    {
      name: 'groupMessage',
      texts: ['admin', 'audience', 'groupMessages', 'notificationSettings', 'templates'],
      permission: 'communications.administer',
    },
  ],
} as const satisfies FeatureScreens
