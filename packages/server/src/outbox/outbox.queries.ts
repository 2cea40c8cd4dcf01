import { and, asc, count, eq, gte, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { announcements, receipts } from './outbox.tables.ts'

export type Announcement = typeof announcements.$inferSelect

const second = 1000
const stuckAttempts = 5
const stuckAfter = 300 * second
const longestWait = 600 * second
const keptFor = 7 * 24 * 3600 * second

/** The oldest announcement that may be delivered, locked for this transaction alone. */
export async function claimNext(db: Db, now: Date): Promise<Announcement | undefined> {
  const earlier = alias(announcements, 'earlier')
  const isBehindAnother = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(eq(earlier.key, announcements.key), lt(earlier.id, announcements.id), isNull(earlier.deliveredAt)),
    )
  const [next] = await db
    .select()
    .from(announcements)
    .where(
      and(
        isNull(announcements.deliveredAt),
        or(isNull(announcements.nextTryAt), lte(announcements.nextTryAt, now)),
        notExists(isBehindAnother),
      ),
    )
    .orderBy(asc(announcements.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return next
}

/** False where this listener has acted on it before. */
export async function writeReceipt(db: Db, announcementId: number, listener: string) {
  const written = await db
    .insert(receipts)
    .values({ announcementId, listener })
    .onConflictDoNothing()
    .returning({ listener: receipts.listener })
  return written.length > 0
}

export async function markDelivered(db: Db, id: number, now: Date) {
  await db.update(announcements).set({ deliveredAt: now, lastError: null }).where(eq(announcements.id, id))
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

/** How many have failed again and again, or have waited for minutes. */
export async function countStuck(db: Db, now: Date) {
  const [row] = await db
    .select({ count: count() })
    .from(announcements)
    .where(
      and(
        isNull(announcements.deliveredAt),
        or(
          gte(announcements.attempts, stuckAttempts),
          lt(announcements.createdAt, new Date(now.getTime() - stuckAfter)),
        ),
      ),
    )
  return row?.count ?? 0
}

export const isStuck = ({ attempts }: Announcement) => attempts + 1 >= stuckAttempts

export async function forgetOldAnnouncements(db: Db, now: Date) {
  await db.execute(
    sql`delete from ${announcements} where ${announcements.deliveredAt} < ${new Date(now.getTime() - keptFor)}`,
  )
}
