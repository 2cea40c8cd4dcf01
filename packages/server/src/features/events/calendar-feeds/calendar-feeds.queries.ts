import { and, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { calendarFeeds } from './calendar-feeds.tables.ts'

type FeedKey = { companyId: number; userId: number }

export async function findFeed(db: Db, { companyId, userId }: FeedKey) {
  const [row] = await db
    .select()
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId)))
  return row
}

/** Turns it on with another number than before, or off. */
export async function writeFeed(db: Db, whose: FeedKey, isOn: boolean, now: Date) {
  const [row] = await db
    .insert(calendarFeeds)
    .values({ ...whose, number: 1, isOn, changedAt: now })
    .onConflictDoUpdate({
      target: [calendarFeeds.companyId, calendarFeeds.userId],
      set: { number: sql`${calendarFeeds.number} + 1`, isOn, changedAt: now },
    })
    .returning({ number: calendarFeeds.number })
  return row?.number ?? 1
}

export type FeedOwner = {
  companyId: number
  id: number
  number: number
  language: 'en' | 'de'
  timezone: string
}

/** Whose feed it is, where it is on and they are active; nobody has signed in. */
export async function findFeedOwner(db: Db, userId: number): Promise<FeedOwner | undefined> {
  const [row] = await rowsOf<FeedOwner>(
    db,
    sql`select person.company_id "companyId", person.id, feed.number, person.language, person.timezone
      from calendar_feeds feed join users person on person.company_id = feed.company_id and person.id = feed.user_id
      where feed.user_id = ${userId} and feed.is_on and person.status = 'Active'`,
  )
  return row
}
