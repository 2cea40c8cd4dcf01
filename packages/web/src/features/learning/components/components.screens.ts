import type { FeatureScreens } from '../../../lib/screens.ts'

export const componentsScreens = {
  texts: {},
  screens: [{ name: 'adminComponents', texts: ['admin', 'courses'], permission: 'content.administer' }],
} as const satisfies FeatureScreens
