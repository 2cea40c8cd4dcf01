import type { Screen } from './screen.ts'

export const learningScreens: readonly Screen[] = [
  {
    name: 'topic',
    texts: ['learning', 'segments'],
    module: 'learning',
    load: () => import('../../desks/topic/topic-screen.tsx').then((file) => file.TopicScreen),
  },
  {
    name: 'topicLevels',
    texts: ['learning'],
    module: 'learning',
    load: () => import('../../features/learning/course/course-screen.tsx').then((file) => file.CourseScreen),
  },
  {
    name: 'library',
    texts: ['learning'],
    module: 'learning',
    load: () => import('../../features/learning/course/course-screen.tsx').then((file) => file.CourseScreen),
  },
  {
    name: 'course',
    texts: ['learning'],
    module: 'learning',
    load: () => import('../../features/learning/course/course-screen.tsx').then((file) => file.CourseScreen),
  },
  {
    name: 'myLearning',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../../features/learning/lists/my-learning-screen.tsx').then((file) => file.MyLearningScreen),
  },
  {
    name: 'myCourses',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../../features/learning/lists/my-learning-screen.tsx').then((file) => file.MyLearningScreen),
  },
  {
    name: 'suggested',
    texts: ['learning'],
    module: 'learning',
    permission: 'learning.take',
    load: () =>
      import('../../features/learning/lists/my-learning-screen.tsx').then((file) => file.SuggestedScreen),
  },
]
