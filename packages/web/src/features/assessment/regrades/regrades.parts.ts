import type { PartsOf } from '../../../lib/screens.ts'
import type { regradesScreens } from './regrades.screens.ts'

export const regradesParts: PartsOf<typeof regradesScreens> = {
  questionRegrade: () => import('./regrade-screen.tsx').then((file) => file.RegradeScreen),
}
