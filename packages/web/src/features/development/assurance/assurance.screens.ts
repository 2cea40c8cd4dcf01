import type { FeatureScreens } from '../../../lib/screens.ts'

export const assuranceScreens = {
  texts: {},
  screens: [
    // NOTE: whose workbook somebody opens is said by the workbook itself.
    {
      name: 'competencyWorkbook',
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
    {
      name: 'competencyMatrix',
      texts: ['admin', 'competencies'],
      permission: 'assurance.see',
      orPermissions: ['competencies.administer', 'competencies.administerRegion', 'team.see'],
    },
  ],
} as const satisfies FeatureScreens
