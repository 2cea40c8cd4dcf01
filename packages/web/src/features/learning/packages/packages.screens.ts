import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const packagesScreens = {
  texts: {
    packages: textSource(
      () => import('./packages.en.json'),
      () => import('./packages.de.json'),
    ),
  },
  screens: [
    { name: 'packageAttempts', texts: ['admin', 'packages'], permission: 'evaluations.administer' },
    {
      name: 'allPackageAttempts',
      texts: ['admin', 'packages', 'shell'],
      permission: 'evaluations.administer',
    },
    { name: 'packageAttempt', texts: ['admin', 'packages'], permission: 'evaluations.administer' },
    { name: 'packageImports', texts: ['admin', 'courses', 'packages'], permission: 'packages.import' },
    { name: 'packageImport', texts: ['admin', 'courses', 'packages'], permission: 'packages.import' },
  ],
} as const satisfies FeatureScreens
