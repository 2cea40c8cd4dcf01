import type { PartsOf } from '../../../lib/screens.ts'
import type { locationsScreens } from './locations.screens.ts'

export const locationsParts: PartsOf<typeof locationsScreens> = {
  eventLocations: () => import('./locations-screen.tsx').then((file) => file.LocationsScreen),
  eventLocation: () => import('./location-screen.tsx').then((file) => file.LocationScreen),
}
