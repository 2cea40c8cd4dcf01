import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const attendingScreens = {
  texts: {
    attending: textSource(
      () => import('./attending.en.json'),
      () => import('./attending.de.json'),
    ),
  },
  screens: [
    { name: 'event', texts: ['attending'], module: 'events', permission: 'events.attend' },
    { name: 'eventInList', texts: ['attending'], module: 'events', permission: 'events.attend' },
    { name: 'openEvents', texts: ['attending'] },
  ],
} as const satisfies FeatureScreens
