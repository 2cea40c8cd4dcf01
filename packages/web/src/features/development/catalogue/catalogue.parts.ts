import type { PartsOf } from '../../../lib/screens.ts'
import type { catalogueScreens } from './catalogue.screens.ts'

export const catalogueParts: PartsOf<typeof catalogueScreens> = {
  goalCategories: () => import('./categories-screen.tsx').then((file) => file.GoalCategoriesScreen),
  goalCategory: () => import('./category-screen.tsx').then((file) => file.GoalCategoryScreen),
  externalTrainings: () => import('./trainings-screen.tsx').then((file) => file.ExternalTrainingsScreen),
  externalTraining: () => import('./training-screen.tsx').then((file) => file.ExternalTrainingScreen),
}
