import type { PartsOf } from '../../../lib/screens.ts'
import type { venuesScreens } from './venues.screens.ts'

export const venuesParts: PartsOf<typeof venuesScreens> = {
  venues: () => import('./venues-screen.tsx').then((file) => file.VenuesScreen),
  venue: () => import('./venue-screen.tsx').then((file) => file.VenueScreen),
}
