import type { Feature } from '../../../feature.ts'
import { makeDemoVenues } from './venues.demo.ts'
import { venueRoutes } from './venues.routes.ts'

export const venuesFeature: Feature = {
  routes: [venueRoutes],
  demo: makeDemoVenues,
}
