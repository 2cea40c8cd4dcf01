import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, totalOf } from '../../../http/answer/paging.ts'
import { favourites } from './favourites.tables.ts'

type PersonKey = { companyId: number; userId: number }
export type FavouriteRow = typeof favourites.$inferSelect

const of = ({ companyId, userId }: PersonKey) =>
  and(eq(favourites.companyId, companyId), eq(favourites.userId, userId))
const kept = (whose: PersonKey) => and(of(whose), isNull(favourites.removedAt))

const sorts: Record<string, SQL> = {
  title: sql`${favourites.title} collate "und-x-icu"`,
  createdAt: sql`${favourites.createdAt}`,
}

export async function findFavourites(db: Db, whose: PersonKey, page: Page) {
  const named = page.filters.map(({ value }) => containsText(favourites.title, value))
  const wanted = and(kept(whose), ...named)
  const column = sorts[page.sort?.field ?? 'title'] ?? favourites.createdAt
  const rows = await db
    .select()
    .from(favourites)
    .where(wanted)
    .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(favourites.id))
    .limit(page.limit)
    .offset(page.offset)
  const counted = () => db.select({ count: count() }).from(favourites).where(wanted)
  return { rows, total: await totalOf(page, rows, counted) }
}

export async function countFavourites(db: Db, whose: PersonKey) {
  const [row] = await db.select({ count: count() }).from(favourites).where(kept(whose))
  return row?.count ?? 0
}

export async function findFavourite(db: Db, whose: PersonKey, id: number) {
  const [row] = await db
    .select()
    .from(favourites)
    .where(and(of(whose), eq(favourites.id, id)))
  return row
}

/** One that is kept, by its number or by its address. */
export async function findKept(db: Db, whose: PersonKey, named: { id?: number; url?: string }) {
  const { id, url } = named
  const [row] = await db
    .select()
    .from(favourites)
    .where(
      and(
        kept(whose),
        or(
          id === undefined ? undefined : eq(favourites.id, id),
          url === undefined ? undefined : eq(favourites.url, url),
        ),
      ),
    )
    .limit(1)
  return row
}

type New = PersonKey & { title: string; url: string; containerId: number | null; createdAt: Date }

/** NOTE: two windows may add the same address at once; both then mean the same row. */
export async function insertFavourite(db: Db, values: New): Promise<FavouriteRow> {
  const [row] = await db
    .insert(favourites)
    .values(values)
    .onConflictDoUpdate({
      target: [favourites.companyId, favourites.userId, favourites.url],
      targetWhere: sql`removed_at is null`,
      set: { title: values.title },
    })
    .returning()
  if (!row) throw new Error('nothing was made')
  return row
}

export async function writeFavourite(
  db: Db,
  whose: PersonKey,
  id: number,
  change: { title?: string; removedAt?: Date | null },
) {
  const [row] = await db
    .update(favourites)
    .set(change)
    .where(and(of(whose), eq(favourites.id, id)))
    .returning()
  return row
}

/** Nobody takes back what they removed that long ago. */
export async function forgetRemoved(db: Db, whose: PersonKey, before: Date) {
  await db
    .delete(favourites)
    .where(and(of(whose), isNotNull(favourites.removedAt), lt(favourites.removedAt, before)))
}

export async function deleteOf(db: Db, whose: PersonKey) {
  await db.delete(favourites).where(of(whose))
}
