import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'

export type TooFew = { companyId: number; eventId: number; seated: number; fewest: number }

/** Events to come that have too few delegates on the day by which they need them, once for each such day. */
export const listTooFew = (db: Db, now: Date, most: number, eventId?: number) =>
  rowsOf<TooFew>(
    db,
    sql`select event.company_id "companyId", event.id "eventId", seats.taken "seated",
        (event.outline->>'minDelegates')::int "fewest"
      from events event
      cross join lateral (select count(*)::int "taken" from bookings booking
        where booking.company_id = event.company_id and booking.event_id = event.id
          and booking.status = ${bookingStatus.USER_ACCEPTED}) seats
      where event.removed_at is null and event.cancelled_at is null and event.min_delegates_by is not null
        and (event.starts_at is null or event.starts_at > ${now.toISOString()}::timestamptz)
        and (event.min_delegates_by + time '08:00') at time zone event.time_zone <= ${now.toISOString()}::timestamptz
        and seats.taken < (event.outline->>'minDelegates')::int
        ${eventId === undefined ? sql`` : sql`and event.id = ${eventId}`}
        and not exists (select from seat_ledger line where line.company_id = event.company_id
          and line.event_id = event.id and line.booking_id is null and line.deed = 'tooFew'
          and line.reason = event.min_delegates_by::text)
      order by event.id limit ${most}`,
  )
