import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'

/** Those who have not answered by a day, or all who have a seat: on a day, or so many hours before it begins. */
export type Occasion = 'unanswered' | 'onDay' | 'before'
export type DueReminder = { companyId: number; eventId: number; occasion: Occasion; name: string }

/** The reminders whose time has come and that were not sent; those of days begin at eight where the event is. */
export const listDueReminders = (db: Db, now: Date, most: number, eventId?: number) =>
  rowsOf<DueReminder>(
    db,
    sql`select event.company_id "companyId", event.id "eventId", due.occasion, due.name
      from events event
      cross join lateral (
        select occasion, at, occasion || ' ' || to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') "name" from (values
          ('unanswered', (event.rsvp_remind_by_date + time '08:00') at time zone event.time_zone),
          ('onDay', (event.remind_by_date + time '08:00') at time zone event.time_zone),
          ('before', event.starts_at - make_interval(hours => event.reminder_lead_time))) times (occasion, at)) due
      where event.removed_at is null and event.cancelled_at is null
        and event.starts_at > ${now.toISOString()}::timestamptz
        and due.at <= ${now.toISOString()}::timestamptz
        ${eventId === undefined ? sql`` : sql`and event.id = ${eventId}`}
        and not exists (select from seat_ledger line where line.company_id = event.company_id
          and line.event_id = event.id and line.booking_id is null and line.deed = 'remind' and line.reason = due.name)
      order by event.id, due.occasion limit ${most}`,
  )
