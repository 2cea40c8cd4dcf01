import type { PartsOf } from '../../lib/screens.ts'
import type { administrationScreens } from './administration.screens.ts'

export const administrationParts: PartsOf<typeof administrationScreens> = {
  administration: () => import('./administration-screen.tsx').then((file) => file.AdministrationScreen),
}
