import { Type as t } from '@sinclair/typebox'
import { endpoint, Id, idParams, Nothing, orNull, paged } from '../http/http.ts'
import { defaultPerPage, mostPerPage } from '../kit/constants.ts'
import { CustomField } from '../people/account.ts'
import {
  Goal,
  goalFilterStrings,
  GoalForm,
  GoalRequest,
  GoalSubject,
  GoalSubjectId,
  GoalType,
} from './goal-shapes.ts'

/** The calls of training goals as the specification prints them. */
const access = 'goals.request'
const missing = 'goal_not_found'
const goals = t.Array(Goal)
const subjectParams = t.Object({ type: GoalType, id: GoalSubjectId })
const Text = t.String({ maxLength: 200 })

// One's own, by where they stand

const mine = { method: 'GET', access, reply: goals } as const
export const listGoals = endpoint({
  ...mine,
  path: '/client/training-goals/list',
  summary: 'Lists one’s open training goals.',
})
export const listRequestedGoals = endpoint({
  ...mine,
  path: '/client/training-goals/requested',
  summary: 'Lists one’s training goals that wait for a manager or HR.',
})
export const listCreatedGoals = endpoint({
  ...mine,
  path: '/client/training-goals/created',
  summary: 'Lists one’s training goals that were kept and not asked for yet.',
})
export const listApprovedGoals = endpoint({
  ...mine,
  path: '/client/training-goals/approved',
  summary: 'Lists one’s approved training goals, those to be cancelled among them.',
})
export const listCancelledGoals = endpoint({
  ...mine,
  path: '/client/training-goals/cancelled',
  summary: 'Lists one’s cancelled training goals.',
})
export const listPreviousGoals = endpoint({
  ...mine,
  path: '/client/training-goals/previous',
  summary: 'Lists one’s achieved training goals.',
})
export const listDeclinedGoals = endpoint({
  ...mine,
  path: '/client/training-goals/declined',
  summary: 'Lists one’s training goals that a manager or HR declined.',
})
export const listAllMyGoals = endpoint({
  ...mine,
  path: '/client/training-goals/all-my-goals',
  summary: 'Lists all of one’s training goals.',
})

// Those of others

export const listManagedGoals = endpoint({
  method: 'GET',
  path: '/client/training-goals/all-managed-user-goals',
  access: 'goals.decide',
  summary: 'Lists the training goals of everybody below oneself.',
  reply: goals,
})
export const listGoalsToApprove = endpoint({
  method: 'GET',
  path: '/client/training-goals/goals-to-approve',
  access: 'signedIn',
  summary: 'Lists the training goals that wait for one’s decision, as manager or for HR.',
  reply: t.Array(GoalRequest),
})
export const listAllTrainingGoals = endpoint({
  method: 'GET',
  path: '/client/training-goals/all-training-goals',
  access: 'goals.administer',
  summary: 'Lists all training goals of the company, by status, category and words.',
  query: t.Object(
    {
      _page: t.Optional(t.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
      _perPage: t.Optional(t.Integer({ minimum: 1, maximum: mostPerPage, default: defaultPerPage })),
      filterString: t.Optional(t.Union(goalFilterStrings.map((one) => t.Literal(one)))),
      searchTerm: t.Optional(Text),
      goalFilter: t.Optional(Id),
    },
    { additionalProperties: false },
  ),
  reply: paged(Goal),
})

// What can become one

export const listGoalFilters = endpoint({
  method: 'GET',
  path: '/client/training-goals/filters',
  access: 'signedIn',
  summary: 'Lists the company’s categories of training goals, by name.',
  reply: t.Array(t.Object({ id: Id, name: t.String() })),
})
export const searchGoalSubjects = endpoint({
  method: 'GET',
  path: '/client/training-goals/search/:text',
  access: 'signedIn',
  summary: 'Finds courses, events and external training that can become a training goal.',
  params: t.Object({ text: Text }),
  query: t.Object({ trainingGoalFilter: t.Optional(Id) }, { additionalProperties: false }),
  reply: t.Array(GoalSubject),
})
export const readGoalAbout = endpoint({
  method: 'GET',
  path: '/client/training-goals/:type/:id',
  access: 'signedIn',
  summary: 'Reads one’s own goal about something, or one that is filled in and new.',
  params: subjectParams,
  /** NOTE: of a blank one, the competency that it is to bring. */
  query: t.Object({ competencyItemId: t.Optional(Id) }, { additionalProperties: false }),
  reply: Goal,
  errors: [missing],
})
export const readGoalOfReview = endpoint({
  method: 'GET',
  path: '/client/training-goals/:pdrUserId/:type/:id',
  access: 'signedIn',
  summary: 'Reads the goal about something that the person of a review has, or one that is filled in.',
  params: t.Object({ pdrUserId: Id, type: GoalType, id: GoalSubjectId }),
  reply: Goal,
  errors: [missing],
})
const exists = {
  method: 'GET',
  access: 'signedIn',
  params: subjectParams,
  reply: t.Object({ exists: t.Boolean() }),
  errors: [missing],
} as const
export const goalExists = endpoint({
  ...exists,
  path: '/client/training-goals/:type/:id/exists',
  summary: 'Says whether one has an open goal about something.',
})
export const goalExistsBefore = endpoint({
  ...exists,
  path: '/client/training-goals/exists/:type/:id',
  summary: 'Says whether one has an open goal about something, in the other order of words.',
})
export const readGoalFields = endpoint({
  method: 'GET',
  path: '/client/training-goals/customFields/:id',
  access: 'signedIn',
  summary: 'Reads the further fields of a goal and what stands in them; of number 0 those of a new one.',
  params: t.Object({ id: GoalSubjectId }),
  reply: t.Object({ customFields: t.Array(CustomField), customFieldMap: t.Record(t.String(), t.String()) }),
  errors: [missing],
})

// What its person does; as printed some are read with GET and change something all the same.

const refusals = [
  missing,
  'goal_invalid',
  'mandatory_fields_missing',
  'custom_fields_invalid',
  'goal_already_decided',
] as const
/** NOTE: without a manager its words say that HR has it now. */
export const SavedGoal = t.Object({ goal: Goal, message: orNull(t.String()) })
export const createGoal = endpoint({
  method: 'POST',
  path: '/client/training-goals',
  access,
  summary: 'Keeps a new training goal, or asks for it.',
  body: GoalForm,
  reply: SavedGoal,
  errors: refusals,
})
export const updateGoal = endpoint({
  method: 'PUT',
  path: '/client/training-goals/:id',
  access,
  summary: 'Changes a training goal that nobody decides about, or asks for it again.',
  params: idParams,
  body: t.Object({ ...GoalForm.properties, revision: t.Integer() }),
  reply: SavedGoal,
  errors: [...refusals, 'content_changed'],
})
export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/client/training-goals/:id',
  access,
  summary: 'Deletes one’s own training goal that is neither open nor achieved.',
  params: idParams,
  reply: Nothing,
  errors: [missing, 'delete_permission_denied'],
})
export const deleteAnyGoal = endpoint({
  method: 'DELETE',
  path: '/client/training-goals/all-training-goals/:id',
  access: 'goals.administer',
  summary: 'Deletes any training goal without a live booking.',
  params: idParams,
  reply: Nothing,
  errors: [missing, 'delete_permission_denied'],
})
export const cancelGoalByAddress = endpoint({
  method: 'GET',
  path: '/client/training-goals/:id/cancel/:reason',
  access,
  summary: 'Cancels a training goal, or asks for that where it was approved.',
  params: t.Object({ id: Id, reason: t.String({ maxLength: 600 }) }),
  reply: Goal,
  changes: true,
  errors: [missing, 'goal_reason_required', 'goal_already_decided'],
})
export const achieveGoal = endpoint({
  method: 'GET',
  path: '/client/training-goals/achieved/:id/:date',
  access,
  summary: 'Marks an approved training goal as achieved on a day (DD-MM-YYYY).',
  params: t.Object({ id: Id, date: t.String({ pattern: '^\\d{2}-\\d{2}-\\d{4}$' }) }),
  reply: Goal,
  changes: true,
  errors: [missing, 'goal_already_decided', 'goal_date_invalid'],
})
export const remindOfGoal = endpoint({
  method: 'GET',
  path: '/client/training-goals/reminder/:id',
  access,
  summary: 'Reminds whoever has the decision, once a day.',
  params: idParams,
  reply: Goal,
  changes: true,
  errors: [missing, 'goal_already_decided', 'goal_reminded_today'],
})

// What whoever decides does

export const approveGoal = endpoint({
  method: 'GET',
  path: '/client/training-goals/manager-approval/:id/:clawback',
  access: 'signedIn',
  summary: 'Approves a training goal or its cancellation, as manager or for HR.',
  params: t.Object({ id: Id, clawback: t.Union([t.Literal('true'), t.Literal('false')]) }),
  reply: Goal,
  changes: true,
  errors: [missing, 'not_permitted', 'goal_already_decided', 'goal_clawback_invalid'],
})
export const declineGoal = endpoint({
  method: 'POST',
  path: '/client/training-goals/manager-decline/:id',
  access: 'signedIn',
  summary: 'Declines a training goal or its cancellation, with a comment.',
  params: idParams,
  body: t.Object({ managerComments: t.String({ maxLength: 2000 }) }),
  reply: Goal,
  errors: [missing, 'not_permitted', 'goal_already_decided', 'goal_comment_required'],
})
