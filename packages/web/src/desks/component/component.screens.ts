import type { FeatureScreens } from '../../lib/screens.ts'

export const componentDeskScreens = {
  texts: {},
  screens: [
    {
      name: 'adminComponent',
      texts: ['admin', 'courses', 'editor', 'packages'],
      permission: 'content.administer',
    },
  ],
} as const satisfies FeatureScreens
