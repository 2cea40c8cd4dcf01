import { and, asc, count, eq, gt, gte, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Db } from '../db/engine/db.ts'
import { prepared, preparedRows } from '../db/engine/prepared.ts'
import { announcements, receipts } from './outbox.tables.ts'

export type Announcement = typeof announcements.$inferSelect

const second = 1000
const stuckAttempts = 5
const stuckAfter = 300 * second
const longestWait = 600 * second
const keptFor = 7 * 24 * 3600 * second

const given = sql.placeholder

/**
 * Of one key, another one is to be delivered before it. NOTE: looked for one by one, in the order of their numbers, until the first
 * is found that may be delivered. Joined with all that wait, each of them cost as much as there are of them.
 */
const isBehindAnother = sql`case when ${announcements.key} is not null then exists (
  select from ${announcements} earlier where earlier.key = ${announcements.key}
    and earlier.id < ${announcements.id} and earlier.delivered_at is null) else false end`

const oldestDue = prepared((db) =>
  db
    .select()
    .from(announcements)
    .where(
      and(
        isNull(announcements.deliveredAt),
        or(isNull(announcements.nextTryAt), lte(announcements.nextTryAt, given('now'))),
        not(isBehindAnother),
      ),
    )
    .orderBy(asc(announcements.id))
    .limit(1)
    .for('update', { skipLocked: true })
    .prepare('outbox_oldest_due'),
)

/** The oldest announcement that may be delivered, locked for this transaction alone. */
export async function claimNext(db: Db, now: Date): Promise<Announcement | undefined> {
  const [next] = await oldestDue(db).execute({ now })
  return next
}

const alikeDue = prepared((db) =>
  db
    .select()
    .from(announcements)
    .where(
      and(
        isNull(announcements.deliveredAt),
        isNull(announcements.key),
        eq(announcements.attempts, 0),
        eq(announcements.name, given('name')),
        gt(announcements.id, given('id')),
      ),
    )
    .orderBy(asc(announcements.id))
    .limit(given('most'))
    .for('update', { skipLocked: true })
    .prepare('outbox_alike_due'),
)

/** What of the same kind was announced since, for the first time and in no order, locked likewise. */
export const claimAlike = (db: Db, { id, name }: Announcement, most: number): Promise<Announcement[]> =>
  alikeDue(db).execute({ id, name, most })

const receiptWritten = preparedRows<{ listener: string }>(
  'outbox_receipt',
  () => sql`insert into ${receipts} (announcement_id, listener)
    values (${given('announcementId')}::bigint, ${given('listener')}) on conflict do nothing returning listener`,
)

/** False where this listener has acted on it before. */
export async function writeReceipt(db: Db, announcementId: number, listener: string) {
  return (await receiptWritten(db, { announcementId, listener })).length > 0
}

const delivered = preparedRows(
  'outbox_delivered',
  () => sql`update ${announcements} set delivered_at = ${given('now')}::timestamptz, last_error = null
    where id = any(${given('ids')}::bigint[])`,
)

export async function markDelivered(db: Db, ids: readonly number[], now: Date) {
  await delivered(db, { ids, now: now.toISOString() })
}

export async function markUndelivered(db: Db, { id, attempts }: Announcement, message: string, now: Date) {
  const wait = Math.min(second * 2 ** attempts, longestWait)
  await db
    .update(announcements)
    .set({
      attempts: attempts + 1,
      nextTryAt: new Date(now.getTime() + wait),
      lastError: message.slice(0, 500),
    })
    .where(eq(announcements.id, id))
}

/** Have failed again and again, or have waited for minutes. */
const stuckSince = (now: Date) =>
  and(
    isNull(announcements.deliveredAt),
    or(
      gte(announcements.attempts, stuckAttempts),
      lt(announcements.createdAt, new Date(now.getTime() - stuckAfter)),
    ),
  )

/** Of one company, or of all where none is named. */
const ofCompany = (companyId: number | null) =>
  companyId === null ? undefined : eq(announcements.companyId, companyId)

export async function countStuck(db: Db, now: Date) {
  const [row] = await db.select({ count: count() }).from(announcements).where(stuckSince(now))
  return row?.count ?? 0
}

export async function countUndelivered(db: Db, companyId: number | null) {
  const [row] = await db
    .select({ count: count() })
    .from(announcements)
    .where(and(isNull(announcements.deliveredAt), ofCompany(companyId)))
  return row?.count ?? 0
}

const mostListed = 50

export const listStuck = (db: Db, companyId: number | null, now: Date) =>
  db
    .select({
      id: announcements.id,
      name: announcements.name,
      attempts: announcements.attempts,
      lastError: announcements.lastError,
      createdAt: announcements.createdAt,
    })
    .from(announcements)
    .where(and(stuckSince(now), ofCompany(companyId)))
    .orderBy(asc(announcements.id))
    .limit(mostListed)

/** Has them tried again now; says how many. */
export async function retryStuck(db: Db, companyId: number | null, now: Date) {
  const tried = await db
    .update(announcements)
    .set({ nextTryAt: null })
    .where(and(stuckSince(now), ofCompany(companyId)))
    .returning({ id: announcements.id })
  return tried.length
}

export const isStuck = ({ attempts }: Announcement) => attempts + 1 >= stuckAttempts

export async function forgetOldAnnouncements(db: Db, now: Date) {
  await db.execute(
    sql`delete from ${announcements} where ${announcements.deliveredAt} < ${new Date(now.getTime() - keptFor)}`,
  )
}
