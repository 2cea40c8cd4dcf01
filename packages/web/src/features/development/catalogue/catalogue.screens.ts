import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const catalogueScreens = {
  texts: {
    goalCategories: textSource(
      () => import('./goalCategories.en.json'),
      () => import('./goalCategories.de.json'),
    ),
    externalTrainings: textSource(
      () => import('./externalTrainings.en.json'),
      () => import('./externalTrainings.de.json'),
    ),
  },
  screens: [
    { name: 'goalCategories', texts: ['admin', 'goalCategories'], permission: 'goals.administer' },
    { name: 'goalCategory', texts: ['admin', 'goalCategories'], permission: 'goals.administer' },
    { name: 'externalTrainings', texts: ['admin', 'externalTrainings'], permission: 'goals.administer' },
    {
      name: 'externalTraining',
      texts: ['admin', 'externalTrainings', 'goals'],
      permission: 'goals.administer',
    },
  ],
} as const satisfies FeatureScreens
