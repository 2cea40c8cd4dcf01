import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const planningScreens = {
  texts: {
    planning: textSource(
      () => import('./planning.en.json'),
      () => import('./planning.de.json'),
    ),
  },
  screens: [
    { name: 'trainer', texts: ['admin', 'planning'], permission: 'events.facilitate' },
    { name: 'trainerEvents', texts: ['admin', 'planning'], permission: 'events.facilitate' },
    { name: 'trainerEvent', texts: ['admin', 'planning'], permission: 'events.facilitate' },
    { name: 'eventTemplates', texts: ['admin', 'planning'], permission: 'events.facilitate' },
    { name: 'eventTemplate', texts: ['admin', 'planning'], permission: 'events.facilitate' },
    {
      name: 'facilitators',
      texts: ['planning'],
      permission: 'facilitators.administer',
      orPermissions: ['events.administer'],
    },
  ],
} as const satisfies FeatureScreens
