import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const markingScreens = {
  texts: {
    marking: textSource(
      () => import('./marking.en.json'),
      () => import('./marking.de.json'),
    ),
  },
  screens: [
    {
      name: 'moderator',
      texts: ['admin', 'marking', 'attempts', 'questions'],
      permission: 'freeText.mark',
      orPermissions: ['competencies.assess'],
      load: () => import('./queue/marking-screen.tsx').then((file) => file.MarkingScreen),
    },
    { name: 'heldResults', texts: ['admin', 'marking'], permission: 'results.release' },
  ],
} as const satisfies FeatureScreens
