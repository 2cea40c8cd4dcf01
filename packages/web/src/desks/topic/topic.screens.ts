import type { FeatureScreens } from '../../lib/screens.ts'

export const topicDeskScreens = {
  texts: {},
  screens: [
    {
      name: 'topic',
      texts: ['learning', 'segments'],
      module: 'learning',
      load: () => import('./topic-screen.tsx').then((file) => file.TopicScreen),
    },
  ],
} as const satisfies FeatureScreens
