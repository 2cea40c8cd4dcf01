import type { GoalDeed, GoalStatus } from '@oktant/contract/development/goal-shapes.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Doer } from '../../../audit/audit.ts'
import { auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { announce } from '../../../outbox/announce.ts'
import { findGoal, type GoalRow, insertHistory, type NewGoal, writeGoal } from './goals.queries.ts'

/** What has become of a goal, for whoever tells its people or follows it. */
export type GoalChange = {
  companyId: number
  goalId: number
  userId: number
  deed: GoalDeed
  from: GoalStatus | null
  to: GoalStatus
  actorId: number | null
}

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'goal.changed': GoalChange
    'goal.requested': { userId: number; goalId: number }
    'goal.declined': { userId: number; goalId: number }
    'goal.cancelled': { userId: number; goalId: number }
    'goal.approved': { userId: number; goalId: number }
    'goal.achieved': { userId: number; goalId: number }
  }
}

/** Who did it; nobody where a proof or the clock did. */
export type By = { actor: Doer; now: Date }
type Deed = { deed: GoalDeed; to?: GoalStatus; change?: Partial<NewGoal>; comment?: string }

/** Writes what was done about a goal that is held: how it stands, its history, the audit, and the word to whoever follows. */
export async function moveGoal(
  db: Db,
  goal: GoalRow,
  { deed, to = goal.status, change = {}, comment = '' }: Deed,
  { actor, now }: By,
): Promise<GoalRow> {
  const isMoved = to !== goal.status
  const written = { ...change, ...(isMoved && { status: to, since: now }) }
  if (!(await writeGoal(db, goal, written))) throw fail('goal_already_decided')
  const forId = stoodInFor(goal, actor)
  await tell(db, { ...goal, from: goal.status, to, deed, comment, forId }, { actor, now })
  const after = await findGoal(db, goal)
  if (!after) throw fail('goal_not_found')
  return after
}

/** In whose place somebody did it, where they are not the manager themselves. */
const stoodInFor = ({ userId, managerId, standIns }: GoalRow, { id }: Doer) =>
  id !== userId && id !== managerId && standIns.some((one) => one.id === id) ? managerId : null

type ToldGoal = Pick<GoalRow, 'companyId' | 'id' | 'userId'> & {
  from: GoalStatus | null
  to: GoalStatus
  deed: GoalDeed
  comment?: string
  forId?: number | null
}

/** NOTE: what somebody wrote stands in the history of the goal alone, which its own people read. */
export async function tell(db: Db, told: ToldGoal, { actor, now }: By) {
  const { companyId, id: goalId, userId, from, to, deed, comment = '', forId = null } = told
  const actorId = actor.id
  await insertHistory(db, [
    { companyId, goalId, deed, fromStatus: from, toStatus: to, comment, actorId, forId, at: now },
  ])
  await auditAll(db, [
    {
      by: actor,
      kind: from === null ? 'create' : 'update',
      object: 'goal',
      objectId: goalId,
      ...(from !== null && { before: { goalStatus: from } }),
      after: { goalDeed: deed, goalStatus: to },
    },
  ])
  const change: GoalChange = { companyId, goalId, userId, deed, from, to, actorId }
  await announce(db, 'goal.changed', change, { companyId })
  const name = announcedAs({ deed, from, to })
  if (name) await announce(db, name, { userId, goalId }, { companyId })
}

/** What others are told that a goal has become; nothing where it only goes on to HR, or back from a cancellation. */
function announcedAs({ deed, from, to }: Pick<GoalChange, 'deed' | 'from' | 'to'>) {
  if (from === to) return undefined
  if (deed === 'request') return 'goal.requested'
  if (to === goalStatus.approved)
    return from === goalStatus.cancellationRequested ? undefined : 'goal.approved'
  if (to === goalStatus.declined || to === goalStatus.declinedByHr) return 'goal.declined'
  if (to === goalStatus.cancelled) return 'goal.cancelled'
  return to === goalStatus.achieved ? 'goal.achieved' : undefined
}
