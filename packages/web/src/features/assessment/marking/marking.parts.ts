import type { PartsOf } from '../../../lib/screens.ts'
import type { markingScreens } from './marking.screens.ts'

export const markingParts: PartsOf<typeof markingScreens> = {
  heldResults: () => import('./result-release-screen.tsx').then((file) => file.HeldResultsScreen),
}
