import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import { users } from '../../../people/people/people.tables.ts'
import { goals } from '../goals.tables.ts'

type PersonKey = { companyId: number; userId: number }
type Reader = PersonKey & { language: 'en' | 'de'; timezone: string; name: string }

export async function findReader(db: Db, { companyId, userId }: PersonKey): Promise<Reader | undefined> {
  const [row] = await rowsOf<Reader>(
    db,
    sql`select person.company_id "companyId", person.id "userId", person.language, person.timezone,
        concat_ws(' ', person.first_name, person.surname) "name"
      from ${users} person where person.company_id = ${companyId} and person.id = ${userId}`,
  )
  return row
}

/** The numbers of open goals whose booking this is. */
export async function listGoalsBooked(
  db: Db,
  { companyId, booking, bookingId }: { companyId: number; booking: 'seat' | 'purchase'; bookingId: number },
) {
  const rows = await db
    .select({ id: goals.id })
    .from(goals)
    .where(
      and(
        eq(goals.companyId, companyId),
        eq(goals.booking, booking),
        eq(goals.bookingId, bookingId),
        inArray(goals.status, [goalStatus.approved, goalStatus.cancellationRequested]),
      ),
    )
  return rows.map(({ id }) => id)
}
