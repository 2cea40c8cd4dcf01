import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import type { bookings } from '../bookings.tables.ts'

type Mark = Pick<typeof bookings.$inferSelect, 'id' | 'attended' | 'attendanceNote' | 'markedAt'>
/** Writes the register of an event, by one statement. */
export async function writeMarks(
  db: Db,
  { companyId, eventId }: { companyId: number; eventId: number },
  marks: readonly Mark[],
  markedBy: number,
) {
  if (!marks.length) return
  await db.execute(sql`
    update bookings booking set attended = mark.attended, attendance_note = mark."attendanceNote",
      marked_at = mark."markedAt", marked_by = ${markedBy}, changes = booking.changes + 1
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      mark (id int, attended boolean, "attendanceNote" text, "markedAt" timestamptz)
    where booking.company_id = ${companyId} and booking.event_id = ${eventId} and booking.id = mark.id`)
}
