/** The states of both specifications; their words stand in `messages.ts` under the same number or name. */

export const bookingStatus = {
  NEW: 10,
  MANAGER_WAITING: 20,
  MANAGER_DECLINED: 30,
  SENT: 40,
  MANAGER_APPROVED: 50,
  HR_APPROVED: 60,
  HR_DECLINED: 65,
  USER_ACCEPTED: 70,
  USER_DECLINED: 80,
  EVENT_CANCELLED: 90,
  REQUEST_SEAT: 100,
  NO_MANAGER: 110,
} as const

export const eventStates = [
  'open',
  'booked',
  'declined',
  'awaitingApproval',
  'approvalDeclined',
  'requested',
] as const

export const goalStatus = {
  created: 0,
  requested: 1,
  withHr: 2,
  achieved: 3,
  declined: 4,
  approved: 5,
  declinedByHr: 6,
  cancellationRequested: 7,
  cancelled: 8,
} as const

export const pdrStatus = {
  userCompletesPartA: 0,
  withManager: 1,
  meetingToTakePlace: 2,
  partACompleted: 3,
  awaitingAcceptance: 4,
  completed: 5,
  rejected: 6,
  closed: 7,
} as const

export const pdrSectionStatuses = [
  'NEW_PDR',
  'USER_COMPLETED',
  'MANAGER_COMPLETED',
  'AWAITING_ACCEPTANCE',
  'AWAITING_ACCEPTANCE_SECTION_C',
  'USER_ACCEPTED',
  'USER_REJECTED',
  'INCOMPLETE',
] as const

// NOTE: COMPETED is spelled so on the wire.
export const objectiveStatuses = [
  'NOT_STARTED',
  'ON_GOING',
  'ON_HOLD',
  'COMPETED',
  'SUPERSEDED',
  'DELETE',
] as const

export const assessmentStatuses = ['UNDER_REVIEW'] as const
export const assessmentLevels = ['LEVEL_ONE', 'LEVEL_TWO'] as const
export const userStatuses = ['Active', 'Inactive'] as const

/** A package reads all of these and may set all but the last. */
export const lessonStatuses = [
  'passed',
  'completed',
  'failed',
  'incomplete',
  'browsed',
  'not attempted',
] as const

export const runtimeErrors = [0, 101, 201, 202, 203, 301, 401, 402, 403, 404, 405] as const
