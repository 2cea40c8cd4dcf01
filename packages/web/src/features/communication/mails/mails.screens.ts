import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const mailsScreens = {
  texts: {
    mail: textSource(
      () => import('./mail.en.json'),
      () => import('./mail.de.json'),
    ),
  },
  screens: [
    { name: 'mailOutbox', texts: ['admin', 'mail'], permission: 'mail.readOutbox' },
    { name: 'mail', texts: ['mail'], permission: 'mail.readOutbox' },
  ],
} as const satisfies FeatureScreens
