import type { FeatureScreens } from '../../lib/screens.ts'

export const courseDeskScreens = {
  texts: {},
  screens: [
    {
      name: 'topicLevels',
      texts: ['learning'],
      module: 'learning',
      load: () => import('./course-desk.tsx').then((file) => file.CourseDesk),
    },
    {
      name: 'library',
      texts: ['learning'],
      module: 'learning',
      load: () => import('./course-desk.tsx').then((file) => file.CourseDesk),
    },
    {
      name: 'course',
      texts: ['learning'],
      module: 'learning',
      load: () => import('./course-desk.tsx').then((file) => file.CourseDesk),
    },
  ],
} as const satisfies FeatureScreens
