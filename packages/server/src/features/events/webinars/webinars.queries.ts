import { sql } from 'drizzle-orm'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { webinarPresences } from './webinars.tables.ts'

type PresenceKey = { companyId: number; eventId: number; userId: number }

/**
 * Adds the time since somebody was last seen. NOTE: a longer gap adds nothing, as nobody knows whether they were there;
 * and by one statement, as several windows may say so at once.
 */
export async function writePresence(db: Db, whose: PresenceKey, now: Date, longestGapSeconds: number) {
  const moment = sql`${now.toISOString()}::timestamptz`
  const gap = sql`extract(epoch from ${moment} - ${webinarPresences.lastSeenAt})`
  const [row] = await db
    .insert(webinarPresences)
    .values({ ...whose, seconds: 0, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [webinarPresences.companyId, webinarPresences.eventId, webinarPresences.userId],
      set: {
        seconds: sql`${webinarPresences.seconds} + case when ${gap} between 0 and ${longestGapSeconds}
          then round(${gap})::int else 0 end`,
        lastSeenAt: sql`greatest(${webinarPresences.lastSeenAt}, ${moment})`,
      },
    })
    .returning({ seconds: webinarPresences.seconds })
  return row?.seconds ?? 0
}

export type PresenceRow = { bookingId: number; seconds: number }

/** For how long those were there who have a seat. */
export function listPresenceRows(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
): Promise<PresenceRow[]> {
  return rowsOf<PresenceRow>(
    db,
    sql`select booking.id "bookingId", presence.seconds from webinar_presences presence
      join bookings booking on booking.company_id = presence.company_id and booking.event_id = presence.event_id
        and booking.user_id = presence.user_id and booking.status = ${bookingStatus.USER_ACCEPTED}
      where presence.company_id = ${companyId} and presence.event_id = ${id} order by booking.id`,
  )
}

/** Who has a seat on an event. */
export async function listSeated(db: Db, { companyId, id }: { companyId: number; id: number }) {
  const rows = await rowsOf<{ userId: number }>(
    db,
    sql`select user_id "userId" from bookings where company_id = ${companyId} and event_id = ${id}
      and status = ${bookingStatus.USER_ACCEPTED}`,
  )
  return rows.map(({ userId }) => userId)
}

/** The webinars that begin between two moments. */
export function listBeginning(db: Db, from: Date, until: Date): Promise<{ companyId: number; id: number }[]> {
  return rowsOf(
    db,
    sql`select company_id "companyId", id from events where webinar and cancelled_at is null and removed_at is null
      and starts_at > ${from.toISOString()}::timestamptz and starts_at <= ${until.toISOString()}::timestamptz`,
  )
}
