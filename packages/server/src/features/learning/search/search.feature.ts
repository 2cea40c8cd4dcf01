import type { Feature } from '../../../feature.ts'
import { searchRoutes } from './search.routes.ts'

export const searchFeature: Feature = {
  routes: [searchRoutes],
}
