import type { PartsOf } from '../../../lib/screens.ts'
import type { groupingsScreens } from './groupings.screens.ts'

export const groupingsParts: PartsOf<typeof groupingsScreens> = {
  groupings: () => import('./groupings-screen.tsx').then((file) => file.GroupingsScreen),
  grouping: () => import('./grouping-screen.tsx').then((file) => file.GroupingScreen),
}
