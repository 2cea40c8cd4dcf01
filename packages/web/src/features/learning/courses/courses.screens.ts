import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const coursesScreens = {
  texts: {
    courses: textSource(
      () => import('./courses.en.json'),
      () => import('./courses.de.json'),
    ),
  },
  screens: [
    { name: 'adminCourses', texts: ['admin', 'courses'], permission: 'courses.administer' },
    { name: 'adminCourse', texts: ['admin', 'courses'], permission: 'courses.administer' },
  ],
} as const satisfies FeatureScreens
