import type { Feature } from '../../../feature.ts'
import { competencyItemRoutes } from './competency-items.routes.ts'

export const competencyItemsFeature: Feature = { routes: [competencyItemRoutes] }
