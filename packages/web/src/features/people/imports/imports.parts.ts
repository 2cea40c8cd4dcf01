import type { PartsOf } from '../../../lib/screens.ts'
import type { importsScreens } from './imports.screens.ts'

export const importsParts: PartsOf<typeof importsScreens> = {
  imports: () => import('./imports-screen.tsx').then((file) => file.ImportsScreen),
  import: () => import('./import-screen.tsx').then((file) => file.ImportScreen),
}
