import type { Feature } from '../../../feature.ts'
import { placeRoutes } from './places.routes.ts'

export const placesFeature: Feature = {
  routes: [placeRoutes],
}
