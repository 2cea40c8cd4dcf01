import type { ReviewSide } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findHead, type HeadRow, holdPdr } from './reviews.queries.ts'

type Who = Pick<Actor, 'id' | 'permissions'>
type PeopleOfReview = Pick<HeadRow, 'userId' | 'managerId'> & Partial<Pick<HeadRow, 'standIns'>>

export const may = {
  take: ({ id, permissions }: Who, { userId }: PeopleOfReview) =>
    userId === id && permissions.has('reviews.take'),
  /** The manager, or whoever stands in for them today. */
  lead: ({ id, permissions }: Who, { userId, managerId, standIns = [] }: PeopleOfReview) =>
    (managerId === id || standIns.some((one) => one.id === id)) &&
    userId !== id &&
    permissions.has('reviews.lead'),
  /** NOTE: nobody decides about their own, HR included. */
  administer: ({ id, permissions }: Who, { userId }: PeopleOfReview) =>
    userId !== id && permissions.has('reviews.administer'),
}

/** As whom somebody meets a review. */
export function sideOf(actor: Who, head: HeadRow): ReviewSide {
  if (head.userId === actor.id) return may.take(actor, head) ? 'person' : 'nobody'
  if (may.lead(actor, head)) return 'manager'
  if (head.questionManagerId === actor.id) return 'questionManager'
  if (may.administer(actor, head)) return 'hr'
  return head.isAbove && actor.permissions.has('reviews.lead') ? 'upperManager' : 'nobody'
}

/** The only way to a review; to everybody else, and to whoever views as somebody, it is missing. */
export async function accessReview(db: Db, actor: Actor, id: number) {
  const head = await findHead(db, actor, id)
  const side = head && !actor.viewer ? sideOf(actor, head) : 'nobody'
  if (!head || side === 'nobody') throw fail('review_not_found')
  return { head, side }
}

/** The same, held until the change is made. */
export async function holdReview(db: Db, actor: Actor, id: number) {
  const row = await holdPdr(db, { companyId: actor.companyId, id })
  if (!row) throw fail('review_not_found')
  return { row, ...(await accessReview(db, actor, id)) }
}

/** The same as HR, who administers it. */
export async function holdAdministered(db: Db, actor: Actor, id: number) {
  const { row, side } = await holdReview(db, actor, id)
  if (!may.administer(actor, row)) throw fail('review_not_found')
  return { row, side }
}
