import type { Feature } from '../../../feature.ts'
import { componentRoutes } from './components.routes.ts'

export const componentsFeature: Feature = {
  routes: [componentRoutes],
}
