import type { PartsOf } from '../../../lib/screens.ts'
import type { learningTypesScreens } from './learning-types.screens.ts'

export const learningTypesParts: PartsOf<typeof learningTypesScreens> = {
  contentTypes: () => import('./types-screen.tsx').then((file) => file.ContentTypesScreen),
  contentType: () => import('./type-screen.tsx').then((file) => file.ContentTypeScreen),
  courseTypes: () => import('./types-screen.tsx').then((file) => file.CourseTypesScreen),
  courseType: () => import('./type-screen.tsx').then((file) => file.CourseTypeScreen),
}
