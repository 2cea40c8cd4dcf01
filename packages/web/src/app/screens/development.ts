import type { LateScreen } from './screen.ts'

// NOTE: what somebody may read or write of a review is said by the review itself.
const reads = {
  texts: ['admin', 'reviews', 'contracts'],
  module: 'reviews',
  permission: 'reviews.take',
  orPermissions: ['reviews.lead', 'reviews.administer'],
} as const
const asks = { texts: ['goals'], module: 'goals', permission: 'goals.request' } as const
const talks = {
  texts: ['admin', 'talks'],
  module: 'reviews',
  permission: 'reviews.take',
  orPermissions: ['reviews.lead'],
} as const
const sides = { module: 'reviews', permission: 'reviews.take', orPermissions: ['reviews.lead'] } as const
// NOTE: HR comes from the review, and says why first.
const signs = { ...sides, orPermissions: ['reviews.lead', 'reviews.administer'] } as const
const gives = {
  texts: ['admin', 'rewards'],
  module: 'reviews',
  permission: 'reviews.lead',
  orPermissions: ['reviews.administer'],
} as const
const administers = { permission: 'reviews.administer' } as const

const administersCompetencies = { permission: 'competencies.administer' } as const
// NOTE: whose workbook somebody opens is said by the workbook itself.
const readsWorkbooks = {
  permission: 'competencies.declare',
  orPermissions: [
    'competencies.assess',
    'competencies.administer',
    'competencies.administerRegion',
    'assurance.see',
    'workbooks.read',
    'team.see',
  ],
} as const

export const developmentScreens: readonly LateScreen[] = [
  { name: 'pdr', texts: ['reviews'], module: 'reviews', permission: 'reviews.take' },
  { name: 'pdrTeam', texts: ['admin', 'reviews'], module: 'reviews', permission: 'reviews.lead' },
  { name: 'pdrApproval', ...reads },
  { name: 'pdrReview', ...reads },
  { name: 'reviewProgress', texts: ['admin', 'reviews', 'reviewProgress'], ...administers },
  { name: 'calibration', texts: ['admin', 'calibration'], ...administers },
  { name: 'seasonContracts', texts: ['admin', 'contracts'], ...administers },
  { name: 'seasons', texts: ['admin', 'seasons'], ...administers },
  { name: 'season', texts: ['admin', 'seasons', 'learningGroups'], ...administers },
  { name: 'competencyItems', texts: ['admin', 'competencyItems'], ...administers },
  { name: 'competencyItem', texts: ['admin', 'competencyItems'], ...administers },
  { name: 'competencies', texts: ['admin', 'competencies'], permission: 'competencies.declare' },
  { name: 'competencyQueue', texts: ['admin', 'competencies'], permission: 'competencies.assess' },
  { name: 'competencyDeclaration', texts: ['admin', 'competencies'], ...readsWorkbooks },
  { name: 'competencyWorkbook', texts: ['admin', 'competencies'], ...readsWorkbooks },
  {
    name: 'competencyMatrix',
    texts: ['admin', 'competencies'],
    permission: 'assurance.see',
    orPermissions: ['competencies.administer', 'competencies.administerRegion', 'team.see'],
  },
  { name: 'competencyProfiles', texts: ['admin', 'competencyProfiles'], ...administersCompetencies },
  {
    name: 'competencyProfile',
    texts: ['admin', 'competencyProfiles', 'competencies'],
    ...administersCompetencies,
  },
  { name: 'competencyRegions', texts: ['admin', 'competencyProfiles'], ...administersCompetencies },
  { name: 'myGoals', ...asks },
  { name: 'goalForm', ...asks },
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
  { name: 'goalCategories', texts: ['admin', 'goalCategories'], permission: 'goals.administer' },
  { name: 'goalCategory', texts: ['admin', 'goalCategories'], permission: 'goals.administer' },
  {
    name: 'externalTrainings',
    texts: ['admin', 'externalTrainings'],
    permission: 'goals.administer',
  },
  {
    name: 'externalTraining',
    texts: ['admin', 'externalTrainings', 'goals'],
    permission: 'goals.administer',
  },
  { name: 'goalSettings', texts: ['goals'], permission: 'goals.administer' },
  { name: 'talks', ...talks },
  { name: 'talk', ...talks },
  { name: 'contracts', texts: ['admin', 'contracts'], ...sides },
  { name: 'contract', texts: ['admin', 'contracts', 'reviews'], ...signs },
  { name: 'kpas', texts: ['admin', 'kpas'], ...administers },
  { name: 'kpa', texts: ['admin', 'kpas'], ...administers },
  // NOTE: whoever is rewarded needs no right for it.
  { name: 'rewards', texts: ['admin', 'rewards'], module: 'reviews' },
  { name: 'givenRewards', ...gives },
  { name: 'giveReward', ...gives },
  { name: 'allRewards', texts: ['admin', 'rewards'], ...administers },
  { name: 'rewardKinds', texts: ['admin', 'rewardKinds'], ...administers },
  { name: 'rewardKind', texts: ['admin', 'rewardKinds'], ...administers },
  { name: 'rewardBudget', texts: ['admin', 'rewards'], ...administers },
]
