import type { PartsOf } from '../../../lib/screens.ts'
import type { learningGroupsScreens } from './learning-groups.screens.ts'

export const learningGroupsParts: PartsOf<typeof learningGroupsScreens> = {
  learningGroups: () => import('./learning-groups-screen.tsx').then((file) => file.LearningGroupsScreen),
  learningGroup: () => import('./learning-group-screen.tsx').then((file) => file.LearningGroupScreen),
}
