import type { Feature } from '../../feature.ts'
import { homeRoutes } from './home.routes.ts'

export const homeFeature: Feature = {
  routes: [homeRoutes],
}
