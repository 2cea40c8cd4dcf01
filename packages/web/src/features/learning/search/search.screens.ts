import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const searchScreens = {
  texts: {
    search: textSource(
      () => import('./search.en.json'),
      () => import('./search.de.json'),
    ),
  },
  screens: [
    {
      name: 'search',
      texts: ['search'],
      load: () => import('./search-screen.tsx').then((file) => file.SearchScreen),
    },
  ],
} as const satisfies FeatureScreens
