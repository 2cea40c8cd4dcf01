import type { PartsOf } from '../../../lib/screens.ts'
import type { groupsScreens } from './groups.screens.ts'

export const groupsParts: PartsOf<typeof groupsScreens> = {
  groups: () => import('./groups-screen.tsx').then((file) => file.GroupsScreen),
  group: () => import('./group-screen.tsx').then((file) => file.GroupScreen),
}
