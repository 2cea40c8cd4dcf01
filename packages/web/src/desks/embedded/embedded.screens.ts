import type { FeatureScreens } from '../../lib/screens.ts'

export const embeddedDeskScreens = {
  texts: {},
  screens: [
    {
      name: 'embedded',
      isAlone: true,
      texts: [],
      module: 'learning',
      permission: 'learning.take',
      load: () => import('./embedded-desk.tsx').then((file) => file.EmbeddedDesk),
    },
  ],
} as const satisfies FeatureScreens
