import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const apiTokensScreens = {
  texts: {
    apiTokens: textSource(
      () => import('./apiTokens.en.json'),
      () => import('./apiTokens.de.json'),
    ),
  },
  screens: [
    { name: 'apiTokens', texts: ['admin', 'apiTokens'], permission: 'system.administer' },
    { name: 'apiToken', texts: ['admin', 'apiTokens', 'permissions'], permission: 'system.administer' },
  ],
} as const satisfies FeatureScreens
