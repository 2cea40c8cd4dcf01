import type { Feature } from '../../../feature.ts'
import { languageRoutes } from './languages.routes.ts'

export const languagesFeature: Feature = {
  routes: [languageRoutes],
}
