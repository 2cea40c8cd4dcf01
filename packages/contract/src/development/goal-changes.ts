import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, orNull, paged } from '../http/http.ts'
import { supportingDocumentTypes } from '../assessment/attempts/supporting-documents.ts'
import { defaultPerPage, mostCents, mostPerPage, uploadBytes } from '../kit/constants.ts'
import { Currency } from '../kit/money.ts'
import {
  AssignedGoalForm,
  ClawbackMonths,
  Goal,
  GoalHistoryLine,
  GoalRequest,
  GoalSubjectId,
  GoalType,
  hrMustAgree,
} from './goal-shapes.ts'

/** What our own screens do with training goals beside the printed calls. */
const missing = 'goal_not_found'
const ofGoal = { access: 'signedIn', params: idParams } as const

export const readGoal = endpoint({
  ...ofGoal,
  method: 'GET',
  path: '/client/goals/:id',
  summary: 'Reads one training goal, for its person and for whoever decides about it.',
  reply: Goal,
  errors: [missing],
})
export const listGoalHistory = endpoint({
  ...ofGoal,
  method: 'GET',
  path: '/client/goals/:id/history',
  summary: 'Lists what has become of a training goal, first things first.',
  reply: t.Array(GoalHistoryLine),
  errors: [missing],
})
/** NOTE: in a body, as an address may be written down on its way. */
export const cancelGoal = endpoint({
  ...ofGoal,
  method: 'POST',
  path: '/client/goals/:id/cancel',
  summary: 'Cancels a training goal with a reason, or asks for that where it was approved.',
  body: t.Object({ reason: t.String({ maxLength: 2000 }) }),
  reply: Goal,
  errors: [missing, 'goal_reason_required', 'goal_already_decided'],
})

/** What the company may ask back if somebody leaves. */
export type ClawbackTerms = Static<typeof ClawbackTerms>
export const ClawbackTerms = t.Object({
  amountCents: t.Integer({ minimum: 1, maximum: mostCents }),
  months: ClawbackMonths,
})
const decision = {
  clawback: orNull(ClawbackTerms),
  managerComments: t.String({ maxLength: 2000 }),
}
export const approveGoalWithTerms = endpoint({
  ...ofGoal,
  method: 'POST',
  path: '/client/goals/:id/approve',
  summary: 'Approves a training goal, with what may be asked back and a comment.',
  body: t.Object(decision),
  reply: Goal,
  errors: [missing, 'not_permitted', 'goal_already_decided', 'goal_clawback_invalid'],
})
export const agreeToClawback = endpoint({
  ...ofGoal,
  method: 'POST',
  path: '/client/goals/:id/agree',
  summary: 'Agrees to what the company may ask back; the booking is made then.',
  reply: Goal,
  errors: [missing, 'goal_already_decided'],
})
export const attachGoalFile = endpoint({
  ...ofGoal,
  method: 'POST',
  path: '/client/goals/:id/files',
  summary: 'Takes a document that shows that external training was achieved.',
  upload: { field: 'file', maxBytes: uploadBytes.document, types: supportingDocumentTypes, streams: true },
  transaction: false,
  reply: Goal,
  errors: [
    missing,
    'goal_already_decided',
    'goal_files_full',
    'component_file_empty',
    'document_refused',
    'document_misnamed',
    'too_large',
    'disk_full',
  ],
})
export const removeGoalFile = endpoint({
  method: 'DELETE',
  path: '/client/goals/:id/files/:fileId',
  access: 'signedIn',
  params: t.Object({ id: Id, fileId: Id }),
  summary: 'Takes a document of a training goal away again.',
  reply: Goal,
  errors: [missing, 'goal_already_decided'],
})

export const printGoals = endpoint({
  method: 'GET',
  path: '/client/goals/report',
  access: 'goals.request',
  summary: 'Prints all of one’s training goals as a PDF.',
  reply: 'file',
})

// Assigning

export type GoalPerson = Static<typeof GoalPerson>
export const GoalPerson = t.Object({
  id: Id,
  name: t.String(),
  jobRole: orNull(t.String()),
  manager: orNull(t.String()),
})
const page = {
  _page: t.Optional(t.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  _perPage: t.Optional(t.Integer({ minimum: 1, maximum: mostPerPage, default: defaultPerPage })),
}
// NOTE: open to whoever assigns and to managers, which the server asks for.
export const listGoalPeople = endpoint({
  method: 'GET',
  path: '/client/goals/people',
  access: 'signedIn',
  summary: 'Lists the people to whom one may assign training goals: all for HR, else those below oneself.',
  query: t.Object(
    { ...page, searchTerm: t.Optional(t.String({ maxLength: 100 })) },
    { additionalProperties: false },
  ),
  reply: paged(GoalPerson),
  errors: ['not_permitted'],
})
export const assignGoals = endpoint({
  method: 'POST',
  path: '/client/goals/assign',
  access: 'signedIn',
  summary: 'Assigns a training goal to people; where HR need not agree that approves it.',
  body: t.Object({
    userIds: t.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }),
    goal: AssignedGoalForm,
  }),
  reply: t.Object({ assigned: t.Integer(), approved: t.Integer(), already: t.Integer() }),
  errors: [
    'not_permitted',
    'people_unknown',
    'goal_not_found',
    'goal_invalid',
    'mandatory_fields_missing',
    'custom_fields_invalid',
  ],
})

// Training requests

/** What people ask for: one line for each subject. */
export type GoalDemand = Static<typeof GoalDemand>
export const GoalDemand = t.Object({
  goalTypeE: GoalType,
  typeId: t.Integer(),
  /** Of a blank one the words that its people typed. */
  name: t.String(),
  people: t.Integer(),
  costCents: t.Integer(),
  currency: Currency,
  firstBy: orNull(t.String()),
  lastBy: orNull(t.String()),
  /** How many of them the reader decides. */
  toDecide: t.Integer(),
})
export const listGoalDemand = endpoint({
  method: 'GET',
  path: '/admin/training-requests',
  access: 'trainingRequests.handle',
  summary: 'Lists what training people ask for, by subject, with how many they are, what it costs and when.',
  query: t.Object(
    { ...page, searchTerm: t.Optional(t.String({ maxLength: 100 })) },
    { additionalProperties: false },
  ),
  reply: paged(GoalDemand),
})
export const listDemandedGoals = endpoint({
  method: 'GET',
  path: '/admin/training-requests/:type/:id',
  access: 'trainingRequests.handle',
  summary: 'Lists the open requests about one subject.',
  params: t.Object({ type: GoalType, id: GoalSubjectId }),
  query: t.Object({ name: t.Optional(t.String({ maxLength: 200 })) }, { additionalProperties: false }),
  reply: t.Array(GoalRequest),
  errors: [missing],
})
export const decideGoals = endpoint({
  method: 'POST',
  path: '/client/goals/decide',
  access: 'signedIn',
  summary:
    'Approves or declines many training goals at once; those that one may not decide stay as they are.',
  body: t.Object({
    ids: t.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    decision: t.Union([t.Literal('approve'), t.Literal('decline')]),
    managerComments: t.String({ maxLength: 2000 }),
  }),
  reply: t.Object({ changed: t.Array(Id), skipped: t.Integer() }),
  errors: ['goal_comment_required'],
})

// What a company sets

export type GoalSettings = Static<typeof GoalSettings>
export const GoalSettings = t.Object({
  hrMustAgree: t.Union(hrMustAgree.map((name) => t.Literal(name))),
  /** From which cost on HR must agree, where it is asked from a cost on. */
  hrFromCents: t.Integer({ minimum: 0, maximum: mostCents }),
  /** Over how many months what may be asked back falls, where nobody says otherwise. */
  clawbackMonths: ClawbackMonths,
})
export const readGoalSettings = endpoint({
  method: 'GET',
  path: '/admin/goal-settings',
  access: 'goals.administer',
  summary: 'Reads when HR must agree to training goals, and the usual months of a clawback.',
  reply: GoalSettings,
})
export const saveGoalSettings = endpoint({
  method: 'PUT',
  path: '/admin/goal-settings',
  access: 'goals.administer',
  summary: 'Says when HR must agree to training goals, and the usual months of a clawback.',
  body: GoalSettings,
  reply: GoalSettings,
})
