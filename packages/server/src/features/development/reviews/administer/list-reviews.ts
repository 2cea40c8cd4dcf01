import type { ReviewCounts, ReviewGroups } from '@oktant/contract/development/reviews/review-progress.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../../http/answer/paging.ts'
import { fail } from '../../../../http/fail.ts'
import { listHistory } from '../content/content.queries.ts'
import type { Moment } from '../move-review.ts'
import { accessReview } from '../reviews.access.ts'
import { countGroups, countHeads, listHeadsOf, pageOfHeads, type Scope } from '../reviews.queries.ts'
import { rowView } from '../reviews.view.ts'

export async function listOwnReviews(db: Db, actor: Actor, { now }: Moment) {
  const today = dayIn(actor.timezone, now)
  return { content: (await listHeadsOf(db, actor)).map((head) => rowView(head, actor, today)) }
}

const scopeOf = ({ companyId, id: readerId, timezone }: Actor, sees: Scope['sees'], now: Date): Scope => ({
  companyId,
  readerId,
  sees,
  today: dayIn(timezone, now),
})

/** All of the company for HR, one's team for whoever leads reviews; for everybody else nothing. */
function widest(actor: Actor, now: Date): Scope {
  if (actor.permissions.has('reviews.administer')) return scopeOf(actor, 'all', now)
  if (actor.permissions.has('reviews.lead')) return scopeOf(actor, 'team', now)
  throw fail('not_permitted', { permission: 'reviews.administer' })
}

async function listed(db: Db, actor: Actor, scope: Scope, page: Page) {
  const { rows, total } = await pageOfHeads(db, scope, page)
  return pagedReply(
    page,
    rows.map((head) => rowView(head, actor, scope.today)),
    total,
  )
}

export const listTeamReviews = (db: Db, actor: Actor, page: Page, { now }: Moment) =>
  listed(db, actor, scopeOf(actor, 'team', now), page)
export const listReviews = async (db: Db, actor: Actor, page: Page, { now }: Moment) =>
  listed(db, actor, widest(actor, now), page)

export const countReviews = async (
  db: Db,
  actor: Actor,
  season: number | undefined,
  { now }: Moment,
): Promise<ReviewCounts> => countHeads(db, widest(actor, now), season)

const nobody = { en: '', de: '' }
export async function countReviewGroups(
  db: Db,
  actor: Actor,
  season: number | undefined,
  { now }: Moment,
): Promise<ReviewGroups> {
  const { byManager, byLocality, byJobRole } = await countGroups(db, widest(actor, now), season)
  const named = (rows: typeof byManager) => rows.map((row) => ({ ...row, name: row.name ?? nobody }))
  return { byManager: named(byManager), byLocality: named(byLocality), byJobRole: named(byJobRole) }
}

/** What became of it; a reason of HR and of a rejection stands there for both sides and HR. */
export async function listReviewHistory(db: Db, actor: Actor, id: number) {
  await accessReview(db, actor, id)
  const lines = await listHistory(db, { companyId: actor.companyId, pdrId: id })
  return {
    content: lines.map(({ byId, byName, ...line }) => ({
      ...line,
      by: byId === null ? null : { id: byId, name: byName ?? '' },
    })),
  }
}
