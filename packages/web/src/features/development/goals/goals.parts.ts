import type { PartsOf } from '../../../lib/screens.ts'
import type { goalsScreens } from './goals.screens.ts'

export const goalsParts: PartsOf<typeof goalsScreens> = {
  myGoals: () => import('./my-goals-screen.tsx').then((file) => file.MyGoalsScreen),
  goalForm: () => import('./goal-form-screen.tsx').then((file) => file.GoalFormScreen),
  goalApprovals: () => import('./goal-approvals-screen.tsx').then((file) => file.GoalApprovalsScreen),
  assignGoals: () => import('./administer/assign-goals-screen.tsx').then((file) => file.AssignGoalsScreen),
  allGoals: () => import('./administer/all-goals-screen.tsx').then((file) => file.AllGoalsScreen),
  clawbacks: () => import('./administer/clawbacks-screen.tsx').then((file) => file.ClawbacksScreen),
  trainingRequests: () =>
    import('./administer/training-requests-screen.tsx').then((file) => file.TrainingRequestsScreen),
  goalSettings: () => import('./administer/goal-settings-screen.tsx').then((file) => file.GoalSettingsScreen),
}
