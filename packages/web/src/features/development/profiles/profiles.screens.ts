import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const profilesScreens = {
  texts: {
    competencyProfiles: textSource(
      () => import('./competencyProfiles.en.json'),
      () => import('./competencyProfiles.de.json'),
    ),
  },
  screens: [
    {
      name: 'competencyProfiles',
      texts: ['admin', 'competencyProfiles'],
      permission: 'competencies.administer',
    },
    {
      name: 'competencyProfile',
      texts: ['admin', 'competencyProfiles', 'competencies'],
      permission: 'competencies.administer',
    },
    {
      name: 'competencyRegions',
      texts: ['admin', 'competencyProfiles'],
      permission: 'competencies.administer',
    },
  ],
} as const satisfies FeatureScreens
