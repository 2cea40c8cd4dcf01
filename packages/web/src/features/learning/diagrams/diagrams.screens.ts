import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const diagramsScreens = {
  texts: {
    diagrams: textSource(
      () => import('./diagrams.en.json'),
      () => import('./diagrams.de.json'),
    ),
  },
  screens: [
    { name: 'adminDiagrams', texts: ['admin', 'diagrams'], permission: 'courses.administer' },
    { name: 'adminDiagram', texts: ['admin', 'diagrams'], permission: 'courses.administer' },
  ],
} as const satisfies FeatureScreens
