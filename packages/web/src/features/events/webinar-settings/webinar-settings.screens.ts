import type { FeatureScreens } from '../../../lib/screens.ts'

export const webinarSettingsScreens = {
  texts: {},
  screens: [{ name: 'webinarSettings', texts: ['admin', 'webinars'], permission: 'system.administer' }],
} as const satisfies FeatureScreens
