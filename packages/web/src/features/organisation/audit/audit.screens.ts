import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const auditScreens = {
  texts: {
    audit: textSource(
      () => import('./audit.en.json'),
      () => import('./audit.de.json'),
    ),
  },
  screens: [{ name: 'audit', texts: ['admin', 'audit'], permission: 'audit.read' }],
} as const satisfies FeatureScreens
