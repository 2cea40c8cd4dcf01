import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { bookingWords } from './bookings.words.ts'

export const bookingData = personalPart({
  name: 'bookings',
  title: bookingWords.archive.bookings,
  covers: ['bookings.user_id'],
  rows: ({ companyId, id }) => sql`
    select event.name "title", event.starts_at "startsAt", booking.status::text "status", booking.decline_reason "reason",
      booking.decline_message "text", booking.attendance_note "note", booking.created_at "createdAt"
    from bookings booking join events event on event.company_id = booking.company_id and event.id = booking.event_id
    where booking.company_id = ${companyId} and booking.user_id = ${id} order by booking.created_at, booking.id`,
})
