import type { PartsOf } from '../../../lib/screens.ts'
import type { coursesScreens } from './courses.screens.ts'

export const coursesParts: PartsOf<typeof coursesScreens> = {
  adminCourses: () => import('./courses-screen.tsx').then((file) => file.CoursesScreen),
  adminCourse: () => import('./builder/course-screen.tsx').then((file) => file.AdminCourseScreen),
}
