import type { ScreenName } from '../../packages/web/src/lib/paths.ts'
import type { Visit } from './visit.ts'

/** The screens of training goals. */
export const goalVisits = {
  myGoals: [
    { path: '/training-goals', as: 'learner' },
    { path: '/training-goals?tab=approved', as: 'learner' },
    { path: '/training-goals?tab=toApprove', as: 'manager' },
  ],
  goalForm: [{ path: '/training-goals/EXTERNAL/0', as: 'learner' }],
  goalApprovals: [
    { path: '/training-goals/approvals', as: 'manager' },
    { path: '/training-goals/approvals?id=1', as: 'hr' },
  ],
  assignGoals: [{ path: '/assign-goals', as: 'hr' }],
  allGoals: [{ path: '/administration/training-goals', as: 'hr' }],
  clawbacks: [
    { path: '/administration/goal-clawbacks', as: 'hr' },
    { path: '/administration/goal-clawbacks?on=2030-01-01&state=over', as: 'hr' },
  ],
  trainingRequests: [{ path: '/administration/training-requests', as: 'hr' }],
} satisfies Partial<Record<ScreenName, Visit[]>>
