import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { type Moment, moveReview, noteReview } from '../move-review.ts'
import { holdActive, holdPdr, listCompanies, listDue, listMoved } from '../reviews.queries.ts'
import { turnOf, statusOf } from '../reviews.rules.ts'

/** A new manager takes over what is open; of somebody who has left it is closed; HR holds what has no manager. */
export async function followPeople(
  db: Db,
  companyId: number,
  userIds: readonly number[] | null,
  { now }: Moment,
) {
  const by = { companyId, id: null }
  const moved = await listMoved(db, companyId, userIds)
  const there = await holdActive(
    db,
    companyId,
    moved.flatMap(({ managerId }) => managerId ?? []),
  )
  // NOTE: one by one on purpose: each moves by the one way that a review moves.
  for (const { id, hasLeft, managerId: leader } of moved) {
    const managerId = leader !== null && there.has(leader) ? leader : null
    const row = await holdPdr(db, { companyId, id })
    if (!row || turnOf(statusOf(row.status)) === null) continue
    if (hasLeft) await moveReview(db, by, row, 'close', { now, change: { closedFrom: row.status } })
    else if (row.managerId !== managerId)
      await noteReview(db, by, row, 'managerChanged', { now, change: { managerId, isGiven: false } })
  }
}

/** The same for every company, as not every change of a person is announced. */
export async function followEverybody({ engine, now, log }: Pick<Kit, 'engine' | 'now' | 'log'>) {
  for (const { companyId } of await listCompanies(engine.db))
    await engine.db
      .transaction((db) => followPeople(db, companyId, null, { now: now() }))
      .catch((error: unknown) => log.error(error, 'reviews.follow'))
}

/** Reminds whoever has a review that is due soon, each in a transaction of its own. */
export async function remindOfReviews({ engine, now, log }: Pick<Kit, 'engine' | 'now' | 'log'>) {
  const today = now().toISOString().slice(0, 10)
  for (const { id, companyId } of await listDue(engine.db, today))
    await engine.db
      .transaction(async (db) => {
        const row = await holdPdr(db, { companyId, id })
        if (!row || turnOf(statusOf(row.status)) === null || row.remindedOn === today) return
        await noteReview(db, { companyId, id: null }, row, 'reminded', {
          now: now(),
          change: { remindedOn: today },
        })
      })
      .catch((error: unknown) => log.error(error, 'reviews.remind'))
}
