import type { PartsOf } from '../../../lib/screens.ts'
import type { checkInScreens } from './check-in.screens.ts'

export const checkInParts: PartsOf<typeof checkInScreens> = {
  checkIn: () => import('./check-in-screen.tsx').then((file) => file.CheckInScreen),
  badge: () => import('./badge-screen.tsx').then((file) => file.BadgeScreen),
}
