import { and, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { users } from '../../../people/people/people.tables.ts'

type Person = { companyId: number; userId: number }

export async function findReader(db: Db, { companyId, userId }: Person) {
  const [person] = await db
    .select({ language: users.language, timezone: users.timezone })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)))
  return person
}

/** The events of a course at which somebody was. */
export const listAttendedIn = (
  db: Db,
  { companyId, userId, containerId }: Person & { containerId: number },
) =>
  rowsOf<{ eventId: number }>(
    db,
    sql`select distinct booking.event_id "eventId" from bookings booking
      join container_children child on child.company_id = booking.company_id and child.event_id = booking.event_id
      where booking.company_id = ${companyId} and booking.user_id = ${userId} and booking.attended
        and child.container_id = ${containerId} order by 1 limit 50`,
  )
