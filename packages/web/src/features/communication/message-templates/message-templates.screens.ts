import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const messageTemplatesScreens = {
  texts: {
    templates: textSource(
      () => import('./templates.en.json'),
      () => import('./templates.de.json'),
    ),
  },
  screens: [
    { name: 'messageTemplates', texts: ['admin', 'templates'], permission: 'communications.administer' },
    { name: 'messageTemplate', texts: ['admin', 'templates'], permission: 'communications.administer' },
  ],
} as const satisfies FeatureScreens
