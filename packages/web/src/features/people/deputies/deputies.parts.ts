import type { PartsOf } from '../../../lib/screens.ts'
import type { deputiesScreens } from './deputies.screens.ts'

export const deputiesParts: PartsOf<typeof deputiesScreens> = {
  deputies: () => import('./deputies-screen.tsx').then((file) => file.DeputiesScreen),
}
