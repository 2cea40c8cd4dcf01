import type { Feature } from '../../../feature.ts'
import { locationRoutes } from './locations.routes.ts'

export const locationsFeature: Feature = {
  routes: [locationRoutes],
}
