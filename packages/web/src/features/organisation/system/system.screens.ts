import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const systemScreens = {
  texts: {
    system: textSource(
      () => import('./system.en.json'),
      () => import('./system.de.json'),
    ),
  },
  screens: [
    { name: 'systemSettings', texts: ['admin', 'system'], permission: 'system.administer' },
    { name: 'online', texts: ['admin', 'system'], permission: 'system.administer' },
    { name: 'deployment', texts: ['admin', 'system'], permission: 'companies.administer' },
    { name: 'jobs', texts: ['admin', 'system'], permission: 'jobs.see' },
  ],
} as const satisfies FeatureScreens
