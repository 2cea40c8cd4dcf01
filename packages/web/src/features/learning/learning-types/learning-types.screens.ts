import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const learningTypesScreens = {
  texts: {
    learningTypes: textSource(
      () => import('./learningTypes.en.json'),
      () => import('./learningTypes.de.json'),
    ),
  },
  screens: [
    { name: 'contentTypes', texts: ['admin', 'learningTypes'], permission: 'contentTypes.administer' },
    { name: 'contentType', texts: ['admin', 'learningTypes'], permission: 'contentTypes.administer' },
    { name: 'courseTypes', texts: ['admin', 'learningTypes'], permission: 'contentTypes.administer' },
    { name: 'courseType', texts: ['admin', 'learningTypes'], permission: 'contentTypes.administer' },
  ],
} as const satisfies FeatureScreens
