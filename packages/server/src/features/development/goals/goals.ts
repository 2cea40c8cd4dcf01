import type { GoalForm } from '@oktant/contract/development/goal-shapes.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { forgetFile } from '../../../files/files.ts'
import { fail } from '../../../http/fail.ts'
import { deleteValues } from '../../people/custom-fields/custom-fields.ts'
import { accessGoal, accessOwnGoal, may } from './goals.access.ts'
import { deleteGoalRow, findGoal, type GoalRow, insertGoals } from './goals.queries.ts'
import { allows, dayWritten, isAchievable, mayBeChanged, moved, turnsOf } from './goals.rules.ts'
import { hasLiveBooking, mayAgree } from './goals.view.ts'
import { bookGoal } from './booking/book-goal.ts'
import { fillIn, type FilledIn, keepFields } from './goal-forms.ts'
import { type By, moveGoal, tell } from './move-goal.ts'
import { findSubject } from './subjects/subjects.ts'

type Moment = { now: Date }

export { askedGoals, listWaitingGoals } from './deciding/waiting.ts'
export { waitingGoals } from './goals.queries.ts'
export { recordGoals, type RecordedGoal } from './record-goals.ts'

/** Keeps a new goal, or asks for it. Answers it with a word where nobody leads its person. */
export async function createGoal(db: Db, actor: Actor, sent: GoalForm, { now }: Moment) {
  const subject = await findSubject(db, actor, sent)
  const filled = await fillIn(db, actor, sent, { subject, today: dayIn(actor.timezone, now) })
  const goal = await keepNew(db, actor, { ...filled, userId: actor.id }, { actor, now })
  await keepFields(db, goal, sent)
  return sent.status === goalStatus.requested ? request(db, goal, { actor, now }) : { goal, message: null }
}

/** Puts a goal down as kept. */
export async function keepNew(db: Db, { companyId }: Actor, values: FilledIn & { userId: number }, by: By) {
  const stamp = { companyId, status: goalStatus.created, since: by.now, createdAt: by.now }
  const [made] = await insertGoals(db, [{ ...values, ...stamp }])
  const goal = made && (await findGoal(db, { companyId, id: made.id }))
  if (!goal) throw fail('goal_not_found')
  await tell(db, { ...goal, from: null, to: goalStatus.created, deed: 'create' }, by)
  return goal
}

/** Changes what nobody decides about; with `status` 1 it is asked for again. */
export async function updateGoal(
  db: Db,
  actor: Actor,
  id: number,
  sent: GoalForm & { revision: number },
  { now }: Moment,
) {
  const goal = await accessOwnGoal(db, actor, id)
  if (!mayBeChanged(goal.status)) throw fail('goal_already_decided')
  if (goal.changes !== sent.revision) throw fail('content_changed')
  const filled = await fillIn(db, actor, sent, { goal, today: dayIn(actor.timezone, now) })
  const { name, achieveBy, comments, categoryId, outline, costCents } = filled
  const change = { name, achieveBy, comments, categoryId, outline, costCents }
  const by = { actor, now }
  const kept = await moveGoal(db, goal, { deed: 'change', change }, by)
  await keepFields(db, kept, sent)
  return sent.status === goalStatus.requested ? request(db, kept, by) : { goal: kept, message: null }
}

/** What one decided before is forgotten when somebody asks anew. */
const anew = {
  managerComments: '',
  cancellationReason: '',
  managerDecidedAt: null,
  managerAgreed: false,
  hrAgreed: false,
  clawback: false,
  clawbackCents: null,
  clawbackMonths: null,
  clawbackSetBy: null,
  clawbackSetAt: null,
  clawbackAgreedAt: null,
  booking: null,
  bookingId: null,
  bookedAt: null,
  bookingLostAt: null,
  remindedOn: null,
}

async function request(db: Db, goal: GoalRow, by: By & { actor: Actor }) {
  const hasManager = goal.managerId !== null
  const to = moved('request', goal.status, { hasManager, needsHr: false })
  const change = { ...anew, requestedAt: by.now }
  const asked = await moveGoal(db, goal, { deed: 'request', to, change }, by)
  const { no_manager_assigned: words } = messages
  return { goal: asked, message: hasManager ? null : words[by.actor.language] }
}

/** Takes back what was asked for; where it was approved, that is asked for. */
export async function cancelGoal(db: Db, actor: Actor, id: number, typed: string, { now }: Moment) {
  const reason = typed.trim()
  const goal = await accessOwnGoal(db, actor, id)
  if (!reason) throw fail('goal_reason_required')
  const to = moved('cancel', goal.status, { hasManager: goal.managerId !== null, needsHr: false })
  const change = { cancellationReason: reason }
  return moveGoal(db, goal, { deed: 'cancel', to, change, comment: reason }, { actor, now })
}

/** Says on which day it was achieved. */
export async function achieveGoal(db: Db, actor: Actor, id: number, written: string, { now }: Moment) {
  const goal = await accessOwnGoal(db, actor, id)
  if (!allows('achieve', goal.status)) throw fail('goal_already_decided')
  const day = dayWritten(written)
  const { timezone } = goal
  const bounds = {
    requestedOn: dayIn(timezone, goal.requestedAt ?? goal.createdAt),
    today: dayIn(timezone, now),
  }
  if (!day || !isAchievable(day, bounds)) throw fail('goal_date_invalid')
  const change = { achievedOn: day, proof: 'person' as const }
  return moveGoal(db, goal, { deed: 'achieve', to: goalStatus.achieved, change }, { actor, now })
}

/** Writes to whoever has the decision, once a day. */
export async function remindOfGoal(db: Db, actor: Actor, id: number, { now }: Moment) {
  const goal = await accessOwnGoal(db, actor, id)
  const turns = turnsOf(goal.status, { hasManager: goal.managerId !== null })
  if (!turns.asManager && !turns.forHr) throw fail('goal_already_decided')
  const today = dayIn(goal.timezone, now)
  if (goal.remindedOn === today) throw fail('goal_reminded_today')
  return moveGoal(db, goal, { deed: 'remind', change: { remindedOn: today } }, { actor, now })
}

/** Agrees to what may be asked back; what waited for that is booked now. */
export async function agreeToClawback(db: Db, actor: Actor, id: number, { now }: Moment) {
  const goal = await accessOwnGoal(db, actor, id)
  if (!mayAgree(goal)) throw fail('goal_already_decided')
  const by = { actor, now }
  const agreed = await moveGoal(db, goal, { deed: 'agree', change: { clawbackAgreedAt: now } }, by)
  return bookGoal(db, agreed, by)
}

export async function deleteGoal(db: Db, actor: Actor, id: number) {
  const goal = await accessOwnGoal(db, actor, id)
  if (!mayBeChanged(goal.status)) throw fail('delete_permission_denied')
  return removeGoal(db, actor, goal)
}

/** NOTE: whoever administers goals deletes those of others in any state; their own as everybody does. */
export async function deleteAnyGoal(db: Db, actor: Actor, id: number) {
  const goal = await accessGoal(db, actor, id, { forChange: true })
  const isFree = may.own(actor, goal) ? mayBeChanged(goal.status) : !hasLiveBooking(goal)
  if (!isFree) throw fail('delete_permission_denied')
  return removeGoal(db, actor, goal)
}

async function removeGoal(db: Db, actor: Actor, goal: GoalRow) {
  const { companyId, id, files } = goal
  await deleteValues(db, { clazz: 'Goal', companyId, id })
  await deleteGoalRow(db, goal)
  await Promise.all(files.map((file) => forgetFile(db, companyId, file.id)))
  const before = { goalStatus: goal.status, name: goal.name }
  await audit(db, { by: actor, kind: 'delete', object: 'goal', objectId: id, before })
  return {}
}
