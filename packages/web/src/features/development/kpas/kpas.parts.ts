import type { PartsOf } from '../../../lib/screens.ts'
import type { kpasScreens } from './kpas.screens.ts'

export const kpasParts: PartsOf<typeof kpasScreens> = {
  kpas: () => import('./kpas-screen.tsx').then((file) => file.KpasScreen),
  kpa: () => import('./kpa-screen.tsx').then((file) => file.KpaScreen),
}
