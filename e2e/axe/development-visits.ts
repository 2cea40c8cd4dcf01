import type { ScreenName } from '../../packages/web/src/lib/paths.ts'
import type { Visit } from './visit.ts'

/** The screens of goals, reviews, talks and rewards, and of what is set up for them. */
export const developmentVisits = {
  pdr: [{ path: '/pdr', as: 'learner' }],
  pdrTeam: [{ path: '/pdr/team', as: 'manager' }],
  pdrApproval: [{ path: '/pdr/approval/999999', as: 'manager' }],
  pdrReview: [
    { path: '/pdr/1', as: 'learner' },
    { path: '/pdr/2', as: 'learner' },
    { path: '/pdr/999999', as: 'learner' },
  ],
  reviewProgress: [{ path: '/administration/pdr', as: 'hr' }],
  calibration: [{ path: '/administration/pdr-calibration', as: 'hr' }],
  seasonContracts: [{ path: '/administration/contracts', as: 'hr' }],
  seasons: [{ path: '/administration/pdr-seasons', as: 'hr' }],
  season: [
    { path: '/administration/pdr-seasons/0', as: 'hr' },
    { path: '/administration/pdr-seasons/1', as: 'hr' },
    { path: '/administration/pdr-seasons/1?tab=dryRun', as: 'hr' },
  ],
  competencyItems: [{ path: '/administration/competency-items', as: 'hr' }],
  competencyItem: [
    { path: '/administration/competency-items/0', as: 'hr' },
    { path: '/administration/competency-items/1', as: 'hr' },
  ],
  competencies: [{ path: '/competencies', as: 'learner' }],
  competencyQueue: [{ path: '/competencies/assess', as: 'moderator' }],
  competencyMatrix: [
    { path: '/competencies/matrix', as: 'manager' },
    { path: '/competencies/matrix', as: 'admin' },
  ],
  competencyDeclaration: [
    { path: '/competencies/declaration/1', as: 'learner' },
    { path: '/competencies/declaration/4', as: 'moderator' },
    { path: '/competencies/declaration/999999', as: 'learner' },
  ],
  competencyWorkbook: [{ path: '/competencies/workbook/999999', as: 'manager' }],
  competencyProfile: [{ path: '/administration/competency-profiles/13', as: 'admin' }],
  talks: [
    { path: '/talks', as: 'learner' },
    { path: '/talks', as: 'manager' },
  ],
  talk: [
    { path: '/talks/0', as: 'learner' },
    { path: '/talks/1', as: 'learner' },
    { path: '/talks/999999', as: 'learner' },
  ],
  contracts: [
    { path: '/contracts', as: 'learner' },
    { path: '/contracts', as: 'manager' },
  ],
  contract: [
    { path: '/contracts/1', as: 'learner' },
    { path: '/contracts/2', as: 'learner' },
    { path: '/contracts/999999', as: 'learner' },
  ],
  kpas: [{ path: '/administration/kpas', as: 'hr' }],
  kpa: [
    { path: '/administration/kpas/0', as: 'hr' },
    { path: '/administration/kpas/1', as: 'hr' },
  ],
  rewards: [{ path: '/rewards', as: 'learner' }],
  givenRewards: [{ path: '/rewards/given', as: 'manager' }],
  giveReward: [
    { path: '/rewards/new', as: 'manager' },
    { path: '/rewards/new', as: 'admin' },
  ],
} satisfies Partial<Record<ScreenName, Visit[]>>
