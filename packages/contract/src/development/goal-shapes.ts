import { Type as t, type Static } from '@sinclair/typebox'
import { EventOutline, EventPerson } from '../events/event-shapes.ts'
import { Id, orNull } from '../http/http.ts'
import { mostCents } from '../kit/constants.ts'
import { Currency } from '../kit/money.ts'
import { goalStatus } from '../kit/statuses.ts'

const oneOf = <const N extends string>(names: readonly N[]) => t.Union(names.map((name) => t.Literal(name)))

/** A day of the calendar: YYYY-MM-DD. */
export const GoalDay = t.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** What a goal is about: a course, an event, or training that others give. */
export const goalTypes = ['CONTAINER', 'EVENT', 'EXTERNAL'] as const
export type GoalType = (typeof goalTypes)[number]
export const GoalType = oneOf(goalTypes)
/** The number of what it is about; 0 of EXTERNAL is a blank one. */
export const GoalSubjectId = t.Integer({ minimum: 0, maximum: 2_147_483_647 })

export const goalStatuses = Object.values(goalStatus)
export type GoalStatus = (typeof goalStatuses)[number]
export const GoalStatus = t.Union(goalStatuses.map((one) => t.Literal(one)))
/** Which of one’s own stand in which list. */
export const goalLists = {
  requested: [goalStatus.requested, goalStatus.withHr],
  created: [goalStatus.created],
  approved: [goalStatus.approved, goalStatus.cancellationRequested],
  cancelled: [goalStatus.cancelled],
  previous: [goalStatus.achieved],
  declined: [goalStatus.declined, goalStatus.declinedByHr],
} as const satisfies Record<string, readonly GoalStatus[]>
export const goalFilterStrings = goalStatuses.map((one) => `training.goal.status.${one}` as const)

/** When HR must agree beside the manager. */
export const hrMustAgree = ['never', 'always', 'external', 'fromCost'] as const

/** NOTE: the fields of spec 2 §3, which an event’s outline has too. */
export type GoalOutline = Static<typeof GoalOutline>
export const GoalOutline = EventOutline

const Cents = t.Integer({ minimum: 0, maximum: mostCents })
export const ClawbackMonths = t.Integer({ minimum: 1, maximum: 120 })
export const GoalFieldValues = t.Array(
  t.Object({ customField: t.Object({ id: Id }), value: t.String({ maxLength: 4000 }) }),
  { maxItems: 100 },
)

/** What somebody fills in. */
const filledIn = {
  goalTypeE: GoalType,
  typeId: GoalSubjectId,
  /** NOTE: of what the company knows, its own name counts. */
  name: t.String({ maxLength: 200 }),
  achieveBy: orNull(GoalDay),
  comments: t.String({ maxLength: 4000 }),
  trainingGoalFilter: orNull(t.Object({ id: Id })),
  outline: GoalOutline,
  costCents: orNull(Cents),
  customFieldValues: GoalFieldValues,
  /** The competency that it is to bring; the first save says so. */
  competencyItemId: t.Optional(orNull(Id)),
}
export type GoalForm = Static<typeof GoalForm>
export const GoalForm = t.Object({
  ...filledIn,
  /** 0 keeps it, 1 asks for it. */
  status: t.Union([t.Literal(goalStatus.created), t.Literal(goalStatus.requested)]),
})
export type AssignedGoalForm = Static<typeof AssignedGoalForm>
export const AssignedGoalForm = t.Object(filledIn)

/** What the company may ask back, who said so and when, and what of it is left today. */
export type GoalClawback = Static<typeof GoalClawback>
export const GoalClawback = t.Object({
  flag: t.Boolean(),
  amountCents: orNull(t.Integer()),
  months: orNull(t.Integer()),
  setBy: orNull(EventPerson),
  setAt: orNull(t.String()),
  /** When its person agreed to it; nothing is booked before. */
  agreedAt: orNull(t.String()),
  leftCents: orNull(t.Integer()),
})

/** What an approval has brought: a course by name, a course by invoice, or a seat. */
export const goalBookings = ['course', 'purchase', 'seat'] as const
export const GoalBooking = t.Object({
  kind: oneOf(goalBookings),
  bookedAt: t.String(),
  /** When it was lost again. */
  lostAt: orNull(t.String()),
  path: t.String(),
})

export const goalProofs = ['course', 'certificate', 'attendance', 'declaration', 'person'] as const
export type GoalProof = (typeof goalProofs)[number]

export type Goal = Static<typeof Goal>
export const Goal = t.Object({
  /** 0 of one that is filled in and not kept yet. */
  id: t.Integer({ minimum: 0 }),
  goalTypeE: GoalType,
  typeId: t.Integer(),
  name: t.String(),
  status: GoalStatus,
  statusName: t.String(),
  user: EventPerson,
  achieveBy: orNull(t.String()),
  achievedDate: orNull(t.String()),
  requestDate: orNull(t.String()),
  /** When it was handed on or decided by the manager. */
  managerRequestDate: orNull(t.String()),
  comments: t.String(),
  managerComments: t.String(),
  userCancellationReason: t.String(),
  trainingGoalFilter: orNull(t.Object({ id: Id, name: t.String() })),
  outline: GoalOutline,
  costCents: orNull(t.Integer()),
  currency: Currency,
  customFieldValues: GoalFieldValues,
  clawback: GoalClawback,
  /** The competency that it is to bring: once that is confirmed, the goal is achieved. */
  competency: orNull(t.Object({ id: Id, name: t.String() })),
  booking: orNull(GoalBooking),
  /** What showed that it was achieved, and whether that was taken back since. */
  proof: orNull(t.Object({ kind: oneOf(goalProofs), path: orNull(t.String()), isRevoked: t.Boolean() })),
  files: t.Array(t.Object({ id: Id, name: t.String(), url: t.String() })),
  /** Who has the decision: the manager by name, with whoever stands in for them today, or HR. */
  waitsFor: orNull(
    t.Object({ who: oneOf(['manager', 'hr']), name: orNull(t.String()), deputies: t.Array(t.String()) }),
  ),
  since: t.String(),
  assignedBy: orNull(EventPerson),
  revision: t.Integer(),
  /** What the reader may do with it now. */
  can: t.Object({
    change: t.Boolean(),
    request: t.Boolean(),
    cancel: t.Boolean(),
    achieve: t.Boolean(),
    remind: t.Boolean(),
    remove: t.Boolean(),
    decide: t.Boolean(),
    agree: t.Boolean(),
    attach: t.Boolean(),
  }),
})

/** A goal as whoever decides it sees it; its number is the goal’s. */
export type GoalRequest = Static<typeof GoalRequest>
export const GoalRequest = t.Object({ id: Id, trainingGoal: Goal, managerComments: t.String() })

/** Something that can become a goal. */
export type GoalSubject = Static<typeof GoalSubject>
export const GoalSubject = t.Object({
  goalTypeE: GoalType,
  id: Id,
  name: t.String(),
  category: orNull(t.String()),
  costCents: orNull(t.Integer()),
  currency: Currency,
  startsAt: orNull(t.String()),
})

export const goalDeeds = [
  'create',
  'change',
  'request',
  'assign',
  'managerApprove',
  'managerDecline',
  'hrApprove',
  'hrDecline',
  'cancel',
  'approveCancellation',
  'declineCancellation',
  'achieve',
  'prove',
  'agree',
  'book',
  'loseBooking',
  'revokeProof',
  'remind',
] as const
export type GoalDeed = (typeof goalDeeds)[number]

export type GoalHistoryLine = Static<typeof GoalHistoryLine>
export const GoalHistoryLine = t.Object({
  id: Id,
  deed: oneOf(goalDeeds),
  /** Where it stands since, in words. */
  statusName: t.String(),
  by: orNull(EventPerson),
  /** In whose place they did it. */
  standsInFor: orNull(t.String()),
  comment: t.String(),
  at: t.String(),
})
