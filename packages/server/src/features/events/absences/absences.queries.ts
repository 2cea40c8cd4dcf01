import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { containsText } from '../../../db/query/containing.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { users } from '../../people/people/people.tables.ts'
import { facilitatorAbsences } from './absences.tables.ts'

const person = and(
  eq(users.companyId, facilitatorAbsences.companyId),
  eq(users.id, facilitatorAbsences.userId),
)
const select = (db: Db) =>
  db
    .select({
      id: facilitatorAbsences.id,
      companyId: facilitatorAbsences.companyId,
      user: { id: users.id, name: nameOf(users) },
      startsAt: facilitatorAbsences.startsAt,
      endsAt: facilitatorAbsences.endsAt,
      timeZone: facilitatorAbsences.timeZone,
      note: facilitatorAbsences.note,
      removedAt: facilitatorAbsences.removedAt,
    })
    .from(facilitatorAbsences)
    .innerJoin(users, person)
export type AbsenceRow = Awaited<ReturnType<typeof select>>[number]

type AbsenceKey = { companyId: number; id: number }
type PersonKey = { companyId: number; id: number }

export async function findAbsence(db: Db, { companyId, id }: AbsenceKey): Promise<AbsenceRow | undefined> {
  const [row] = await select(db).where(
    and(eq(facilitatorAbsences.companyId, companyId), eq(facilitatorAbsences.id, id)),
  )
  return row
}

const isPast = sql`${facilitatorAbsences.endsAt} <= now()`
const filters: Record<string, (value: string) => SQL | undefined> = {
  user: (value) => containsText(nameOf(users), value),
  when: (value) => (value === 'past' ? isPast : sql`not ${isPast}`),
}
const sorts: Record<string, SQL> = {
  startsAt: sql`${facilitatorAbsences.startsAt}`,
  user: sql`concat_ws(' ', ${users.surname}, ${users.firstName}) collate "und-x-icu"`,
}

/** Those of one person, or of everybody in the company. */
export async function pageOfAbsences(db: Db, companyId: number, userId: number | null, page: Page) {
  const wanted = and(
    eq(facilitatorAbsences.companyId, companyId),
    isNull(facilitatorAbsences.removedAt),
    userId === null ? undefined : eq(facilitatorAbsences.userId, userId),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
  )
  const column = sorts[page.sort?.field ?? ''] ?? sql`${facilitatorAbsences.startsAt}`
  const order = page.sort?.descending ? desc(column) : asc(column)
  const rows = await select(db)
    .where(wanted)
    .orderBy(order, asc(facilitatorAbsences.id))
    .limit(page.limit)
    .offset(page.offset)
  const [total] = await db
    .select({ count: count() })
    .from(facilitatorAbsences)
    .innerJoin(users, person)
    .where(wanted)
  return { rows, total: total?.count ?? 0 }
}

/** Where somebody who is active lives. */
export async function findZone(db: Db, { companyId, id }: PersonKey) {
  const [row] = await db
    .select({ timezone: users.timezone })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, id), eq(users.status, 'Active')))
  return row?.timezone
}

export async function insertAbsence(db: Db, values: typeof facilitatorAbsences.$inferInsert) {
  const [row] = await db.insert(facilitatorAbsences).values(values).returning({ id: facilitatorAbsences.id })
  if (!row) throw new Error('nothing was made')
  return row.id
}

export async function writeRemoved(db: Db, { companyId, id }: AbsenceKey, removedAt: Date | null) {
  await db
    .update(facilitatorAbsences)
    .set({ removedAt })
    .where(and(eq(facilitatorAbsences.companyId, companyId), eq(facilitatorAbsences.id, id)))
}
