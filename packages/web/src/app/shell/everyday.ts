import type { ScreenName } from '../../lib/paths.ts'
import type { MenuScreen } from './screen-icons.ts'

/** What the menu begins with, and the palette too. */
export const everyday: readonly MenuScreen[] = [
  'home',
  'myLearning',
  'myGroups',
  'events',
  'progress',
  'pdr',
  'pdrTeam',
  'competencies',
  'competencyQueue',
  'competencyMatrix',
  'eventApproval',
  'myGoals',
  'goalApprovals',
  'assignGoals',
  'talks',
  'contracts',
  'rewards',
  'people',
  'moderator',
  'trainer',
  'trainerEvents',
  'surveys',
  'overview',
  'explore',
  'notifications',
  'account',
  'administration',
]

/** To which entry a screen belongs that has none itself and does not stand below one by its address. */
export const entryOf: Partial<Record<ScreenName, MenuScreen>> = {
  myCourses: 'myLearning',
  suggested: 'myLearning',
  topic: 'explore',
  topicLevels: 'explore',
  library: 'explore',
  feedback: 'surveys',
  event: 'events',
  pdrReview: 'pdr',
  pdrApproval: 'pdrTeam',
  competencyDeclaration: 'competencies',
  competencyWorkbook: 'competencyMatrix',
  userRsvp: 'events',
  trainerEvent: 'trainerEvents',
}
