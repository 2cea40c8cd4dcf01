import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const goalsScreens = {
  texts: {
    goals: textSource(
      () => import('./goals.en.json'),
      () => import('./goals.de.json'),
    ),
  },
  screens: [
    { name: 'myGoals', texts: ['goals'], module: 'goals', permission: 'goals.request' },
    { name: 'goalForm', texts: ['goals'], module: 'goals', permission: 'goals.request' },
    {
      name: 'goalApprovals',
      texts: ['goals'],
      permission: 'goals.decide',
      orPermissions: ['goals.decideForHr'],
    },
    { name: 'assignGoals', texts: ['goals'], permission: 'goals.assign', orPermissions: ['goals.decide'] },
    { name: 'allGoals', texts: ['admin', 'goals'], permission: 'goals.administer' },
    { name: 'clawbacks', texts: ['admin', 'goals'], permission: 'goals.administer' },
    { name: 'trainingRequests', texts: ['admin', 'goals'], permission: 'trainingRequests.handle' },
    { name: 'goalSettings', texts: ['goals'], permission: 'goals.administer' },
  ],
} as const satisfies FeatureScreens
