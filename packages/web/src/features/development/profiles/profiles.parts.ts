import type { PartsOf } from '../../../lib/screens.ts'
import type { profilesScreens } from './profiles.screens.ts'

export const profilesParts: PartsOf<typeof profilesScreens> = {
  competencyProfiles: () => import('./profiles-screen.tsx').then((file) => file.CompetencyProfilesScreen),
  competencyProfile: () => import('./profile-screen.tsx').then((file) => file.CompetencyProfileScreen),
  competencyRegions: () => import('./regions-screen.tsx').then((file) => file.CompetencyRegionsScreen),
}
