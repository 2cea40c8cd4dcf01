import type { Feature } from '../../../feature.ts'
import { venueRoutes } from './venues.routes.ts'

export const venuesFeature: Feature = {
  routes: [venueRoutes],
}
