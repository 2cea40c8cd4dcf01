import type { GoalStatus } from '@oktant/contract/development/goal-shapes.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail, Failure } from '../../../http/fail.ts'
import { accessReview } from '../reviews/reviews.access.ts'
import { findGoal, type GoalRow, isBelow, lockGoal } from './goals.queries.ts'
import { decisionOf, type Parts } from './goals.rules.ts'

type Who = Pick<Actor, 'id' | 'permissions'>
type PeopleOfGoal = Pick<GoalRow, 'userId' | 'managerId' | 'standIns'>

export const may = {
  own: ({ id }: Who, { userId }: Pick<GoalRow, 'userId'>) => userId === id,
  /** Whoever leads the person, or stands in for that one. NOTE: nobody decides about their own. */
  decideAsManager: ({ id, permissions }: Who, { managerId, standIns, userId }: PeopleOfGoal) =>
    permissions.has('goals.decide') &&
    (managerId === id || standIns.some((one) => one.id === id)) &&
    userId !== id,
  decideForHr: ({ id, permissions }: Who, { userId }: Pick<GoalRow, 'userId'>) =>
    permissions.has('goals.decideForHr') && userId !== id,
  seeAll: ({ permissions }: Who) =>
    permissions.has('goals.administer') ||
    permissions.has('goals.decideForHr') ||
    permissions.has('trainingRequests.handle'),
  /** Training requests and HR assign, and managers to those below them. */
  assign: ({ permissions }: Who) => permissions.has('goals.assign') || permissions.has('goals.decide'),
  assignToAll: ({ permissions }: Who) =>
    permissions.has('goals.decideForHr') || permissions.has('goals.administer'),
}

export const partsOf = (actor: Who, goal: PeopleOfGoal): Parts => ({
  asManager: may.decideAsManager(actor, goal),
  forHr: may.decideForHr(actor, goal),
})

export const mayDecide = (actor: Who, goal: PeopleOfGoal & { status: GoalStatus }) =>
  decisionOf('approve', goal.status, partsOf(actor, goal)) !== null

const maySee = async (db: Db, actor: Actor, goal: GoalRow) =>
  may.own(actor, goal) ||
  may.seeAll(actor) ||
  may.decideAsManager(actor, goal) ||
  (actor.permissions.has('goals.decide') && (await isBelow(db, actor, goal.userId)))

type Options = { forChange?: boolean }

/** The only way to one goal; a hidden one answers exactly like a missing one. */
export async function accessGoal(db: Db, actor: Actor, id: number, { forChange = false }: Options = {}) {
  const whose = { companyId: actor.companyId, id }
  if (forChange) await lockGoal(db, whose)
  const goal = await findGoal(db, whose)
  if (!goal || !(await maySee(db, actor, goal))) throw fail('goal_not_found')
  return goal
}

/** The only way to change one of one's own. */
export async function accessOwnGoal(db: Db, actor: Actor, id: number) {
  const goal = await accessGoal(db, actor, id, { forChange: true })
  if (!may.own(actor, goal)) throw fail('goal_not_found')
  return goal
}

/** The person of a review, for whoever may read it. */
export async function accessReviewPerson(db: Db, actor: Actor, pdrUserId: number) {
  const { head } = await accessReview(db, actor, pdrUserId).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'review_not_found' ? fail('goal_not_found') : error
  })
  return { userId: head.userId }
}

/** Whoever assigns goals; to everybody, or to those below them. */
export function accessAssigning(actor: Who) {
  if (!may.assign(actor)) throw fail('not_permitted', { permission: 'goals.assign' })
  return { toAll: may.assignToAll(actor) }
}
