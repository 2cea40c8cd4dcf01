import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const webinarsScreens = {
  texts: {
    webinars: textSource(
      () => import('./webinars.en.json'),
      () => import('./webinars.de.json'),
    ),
  },
  screens: [
    // NOTE: whoever has a seat, and whoever runs it; the server decides.
    { name: 'webinar', texts: ['webinars'] },
  ],
} as const satisfies FeatureScreens
