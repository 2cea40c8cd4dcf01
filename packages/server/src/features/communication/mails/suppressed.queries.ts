import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Chosen } from '../../../http/chosen.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { suppressedAddresses } from '../../../mail/mails.tables.ts'

export type SuppressedRow = typeof suppressedAddresses.$inferSelect

const sortColumns = new Map<string, SQL>([
  ['createdAt', sql`${suppressedAddresses.createdAt}`],
  ['address', sql`${suppressedAddresses.address} collate "und-x-icu"`],
])

const listed = (companyId: number, filters: Page['filters']) =>
  and(
    eq(suppressedAddresses.companyId, companyId),
    isNull(suppressedAddresses.releasedAt),
    ...filters.map(({ value }) => containsText(suppressedAddresses.address, value)),
  )

export async function listSuppressedAddresses(db: Db, companyId: number, page: Page) {
  const wanted = listed(companyId, page.filters)
  const column = sortColumns.get(page.sort?.field ?? 'createdAt') ?? sql`${suppressedAddresses.createdAt}`
  const direct = page.sort && !page.sort.descending ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(suppressedAddresses)
      .where(wanted)
      .orderBy(direct(column), direct(suppressedAddresses.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(suppressedAddresses)
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function findSuppressed(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select()
    .from(suppressedAddresses)
    .where(and(eq(suppressedAddresses.companyId, companyId), eq(suppressedAddresses.id, id)))
  return row
}

/** The chosen addresses, released ones only by number, held until the change is made. */
export function holdChosenAddresses(db: Db, companyId: number, chosen: Chosen) {
  const meant =
    'ids' in chosen
      ? and(eq(suppressedAddresses.companyId, companyId), inArray(suppressedAddresses.id, [...chosen.ids]))
      : listed(companyId, chosen.filters)
  return db.select().from(suppressedAddresses).where(meant).orderBy(suppressedAddresses.id).for('update')
}

export async function setReleased(
  db: Db,
  companyId: number,
  ids: readonly number[],
  releasedAt: Date | null,
) {
  await db
    .update(suppressedAddresses)
    .set({ releasedAt })
    .where(and(eq(suppressedAddresses.companyId, companyId), inArray(suppressedAddresses.id, [...ids])))
}
