import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../../db/engine/prepared.ts'
import { isQueued } from '../bookings.queries.ts'
import { bookings } from '../bookings.tables.ts'

type EventKey = { companyId: number; id: number }

const anyQueued = prepared((db) =>
  db.select({ id: bookings.id }).from(bookings).where(isQueued).limit(1).prepare('bookings_any_queued'),
)
/** Does anybody wait for a seat? */
export const hasQueue = async (db: Db, { companyId, id }: EventKey) =>
  (await anyQueued(db).execute({ companyId, id })).length > 0

const lastQueued = preparedRows<{ last: number | null }>(
  'bookings_last_queued',
  () => sql`select max(queued_number) "last" from bookings
    where company_id = ${sql.placeholder('companyId')} and event_id = ${sql.placeholder('id')}`,
)
export async function lastQueuedNumber(db: Db, { companyId, id }: EventKey) {
  const [row] = await lastQueued(db, { companyId, id })
  return row?.last ?? 0
}
