import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const customFieldsScreens = {
  texts: {
    customFields: textSource(
      () => import('./customFields.en.json'),
      () => import('./customFields.de.json'),
    ),
  },
  screens: [
    { name: 'customFields', texts: ['admin', 'customFields'], permission: 'customFields.administer' },
    { name: 'customField', texts: ['admin', 'customFields'], permission: 'customFields.administer' },
  ],
} as const satisfies FeatureScreens
