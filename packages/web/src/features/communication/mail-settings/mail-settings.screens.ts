import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const mailSettingsScreens = {
  texts: {
    mailSettings: textSource(
      () => import('./mailSettings.en.json'),
      () => import('./mailSettings.de.json'),
    ),
  },
  screens: [{ name: 'mailSettings', texts: ['admin', 'mailSettings'], permission: 'system.administer' }],
} as const satisfies FeatureScreens
