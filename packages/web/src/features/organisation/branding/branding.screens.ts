import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const brandingScreens = {
  texts: {
    branding: textSource(
      () => import('./branding.en.json'),
      () => import('./branding.de.json'),
    ),
  },
  screens: [{ name: 'branding', texts: ['admin', 'branding'], permission: 'company.administer' }],
} as const satisfies FeatureScreens
