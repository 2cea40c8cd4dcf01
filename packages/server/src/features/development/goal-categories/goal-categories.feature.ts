import type { Feature } from '../../../feature.ts'
import { goalCategoryRoutes } from './goal-categories.routes.ts'

export const goalCategoriesFeature: Feature = {
  routes: [goalCategoryRoutes],
}
