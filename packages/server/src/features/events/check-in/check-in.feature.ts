import type { Feature } from '../../../feature.ts'
import { checkInRoutes } from './check-in.routes.ts'

export const checkInFeature: Feature = {
  routes: [checkInRoutes],
}
