import type { FeatureScreens } from '../../lib/screens.ts'
import { textSource, withMore } from '../../lib/words/said/texts.ts'

export const administrationScreens = {
  texts: {
    administration: textSource(
      withMore(
        () => import('./administration.en.json'),
        () => import('virtual:words/screenAbout.en'),
      ),
      withMore(
        () => import('./administration.de.json'),
        () => import('virtual:words/screenAbout.de'),
      ),
    ),
  },
  screens: [{ name: 'administration', texts: ['administration'] }],
} as const satisfies FeatureScreens
