import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const learnScreens = {
  texts: {
    /** What stands around a part of a course that is open. */
    player: textSource(
      () => import('./player/player.en.json'),
      () => import('./player/player.de.json'),
    ),
    learning: textSource(
      () => import('./learning.en.json'),
      () => import('./learning.de.json'),
    ),
  },
  screens: [
    {
      name: 'myLearning',
      texts: ['learning'],
      module: 'learning',
      permission: 'learning.take',
      load: () => import('./lists/my-learning-screen.tsx').then((file) => file.MyLearningScreen),
    },
    {
      name: 'myCourses',
      texts: ['learning'],
      module: 'learning',
      permission: 'learning.take',
      load: () => import('./lists/my-courses-screen.tsx').then((file) => file.MyCoursesScreen),
    },
    {
      name: 'myGroups',
      texts: ['learning'],
      module: 'learning',
      permission: 'learning.take',
      load: () => import('./lists/my-groups-screen.tsx').then((file) => file.MyGroupsScreen),
    },
    {
      name: 'myGroup',
      texts: ['learning'],
      module: 'learning',
      permission: 'learning.take',
      load: () => import('./lists/my-group-screen.tsx').then((file) => file.MyGroupScreen),
    },
    {
      name: 'suggested',
      texts: ['learning'],
      module: 'learning',
      permission: 'learning.take',
      load: () => import('./lists/my-learning-screen.tsx').then((file) => file.SuggestedScreen),
    },
    { name: 'adminCoursePreview', texts: ['learning', 'player'], permission: 'courses.administer' },
    { name: 'componentPreview', texts: ['learning', 'player'], permission: 'content.administer' },
  ],
} as const satisfies FeatureScreens
