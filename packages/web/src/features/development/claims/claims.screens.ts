import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const claimsScreens = {
  texts: {
    competencies: textSource(
      () => import('./competencies.en.json'),
      () => import('./competencies.de.json'),
    ),
  },
  screens: [
    { name: 'competencies', texts: ['admin', 'competencies'], permission: 'competencies.declare' },
    { name: 'competencyQueue', texts: ['admin', 'competencies'], permission: 'competencies.assess' },
    // NOTE: whose workbook somebody opens is said by the workbook itself.
    {
      name: 'competencyDeclaration',
      texts: ['admin', 'competencies'],
      permission: 'competencies.declare',
      orPermissions: [
        'competencies.assess',
        'competencies.administer',
        'competencies.administerRegion',
        'assurance.see',
        'workbooks.read',
        'team.see',
      ],
    },
  ],
} as const satisfies FeatureScreens
