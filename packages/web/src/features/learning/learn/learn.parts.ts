import type { PartsOf } from '../../../lib/screens.ts'
import type { learnScreens } from './learn.screens.ts'

export const learnParts: PartsOf<typeof learnScreens> = {
  adminCoursePreview: () =>
    import('./preview/course-preview-screen.tsx').then((file) => file.CoursePreviewScreen),
  componentPreview: () =>
    import('./player/screens/preview-screen.tsx').then((file) => file.ComponentPreviewScreen),
}
