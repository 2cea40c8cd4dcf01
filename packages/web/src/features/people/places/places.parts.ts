import type { PartsOf } from '../../../lib/screens.ts'
import type { placesScreens } from './places.screens.ts'

export const placesParts: PartsOf<typeof placesScreens> = {
  jobRoles: () => import('./places-screen.tsx').then((file) => file.JobRolesScreen),
  localities: () => import('./places-screen.tsx').then((file) => file.LocalitiesScreen),
}
