import { type Expected, trainingGoals } from './who.ts'

const everything = ['administrator', 'fullAdministration', 'superUser']
const askers = [...everything, 'trainingGoals']
const managers = [...everything, 'manager']
const requests = [...everything, 'hrAdministrator', 'trainingRequests']

/** NOTE: where anybody signed in comes in, the row says who may. */
export const goalCalls: Expected = {
  achieveGoal: askers,
  agreeToClawback: 'signedIn',
  approveGoal: 'signedIn',
  approveGoalWithTerms: 'signedIn',
  assignGoals: 'signedIn',
  attachGoalFile: 'signedIn',
  cancelGoal: 'signedIn',
  cancelGoalByAddress: askers,
  createGoal: askers,
  decideGoals: 'signedIn',
  declineGoal: 'signedIn',
  deleteAnyGoal: trainingGoals,
  deleteGoal: askers,
  exportClawbacks: trainingGoals,
  goalExists: 'signedIn',
  goalExistsBefore: 'signedIn',
  listAllMyGoals: askers,
  listAllTrainingGoals: trainingGoals,
  listApprovedGoals: askers,
  listCancelledGoals: askers,
  listClawbacks: trainingGoals,
  listCreatedGoals: askers,
  listDeclinedGoals: askers,
  listDemandedGoals: requests,
  listGoalDemand: requests,
  listGoalFilters: 'signedIn',
  listGoalHistory: 'signedIn',
  // NOTE: of those who assign goals, which the server asks for.
  listGoalPeople: [
    ...everything,
    'hrAdministrator',
    'manager',
    'trainingGoalAdministrator',
    'trainingRequests',
  ],
  listGoals: askers,
  listGoalsToApprove: 'signedIn',
  listManagedGoals: managers,
  listPreviousGoals: askers,
  listRequestedGoals: askers,
  printGoals: askers,
  readGoal: 'signedIn',
  readGoalAbout: 'signedIn',
  readGoalFields: 'signedIn',
  readGoalOfReview: 'signedIn',
  readGoalSettings: trainingGoals,
  remindOfGoal: askers,
  removeGoalFile: 'signedIn',
  saveGoalSettings: trainingGoals,
  searchGoalSubjects: 'signedIn',
  updateGoal: askers,
}
