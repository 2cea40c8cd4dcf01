import type { Db } from '../../../../db/engine/db.ts'
import { moveReview } from '../move-review.ts'
import { holdPdr, listOpenOf } from '../reviews.queries.ts'
import { statusOf, turnOf } from '../reviews.rules.ts'

type Season = { companyId: number; seasonId: number }

/** Closes some of what a season has open; answers whether something is left. */
export async function closeAllOf(db: Db, { companyId, seasonId }: Season, now: Date) {
  const open = await listOpenOf(db, companyId, seasonId)
  // NOTE: one by one on purpose: each moves by the one way that a review moves.
  for (const { id } of open) {
    const row = await holdPdr(db, { companyId, id })
    if (!row || turnOf(statusOf(row.status)) === null) continue
    await moveReview(db, { companyId, id: null }, row, 'close', { now, change: { closedFrom: row.status } })
  }
  return open.length > 0
}
