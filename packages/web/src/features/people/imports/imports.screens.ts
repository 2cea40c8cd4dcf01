import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const importsScreens = {
  texts: {
    imports: textSource(
      () => import('./imports.en.json'),
      () => import('./imports.de.json'),
    ),
  },
  screens: [
    { name: 'imports', texts: ['admin', 'imports'], permission: 'imports.run' },
    { name: 'import', texts: ['admin', 'imports'], permission: 'imports.run' },
  ],
} as const satisfies FeatureScreens
