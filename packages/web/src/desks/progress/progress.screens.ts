import type { FeatureScreens } from '../../lib/screens.ts'
import { textSource } from '../../lib/words/said/texts.ts'

export const progressDeskScreens = {
  texts: {
    progress: textSource(
      () => import('./progress.en.json'),
      () => import('./progress.de.json'),
    ),
  },
  screens: [
    {
      name: 'progress',
      texts: ['progress', 'learning', 'certificates', 'favourites'],
      module: 'progress',
      permission: 'learning.take',
      load: () => import('./progress-screen.tsx').then((file) => file.ProgressScreen),
    },
  ],
} as const satisfies FeatureScreens
