import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http.ts'
import { among } from '../../db/among.ts'
import { type Db, rowsOf } from '../../db/db.ts'
import type { Chosen } from '../../http/chosen.ts'
import { listedBy, standing } from './folder-themes.queries.ts'
import { folderThemes } from './folder-themes.tables.ts'

/** The chosen themes, removed ones only by number, held until the change is made. */
export function holdChosenThemes(db: Db, companyId: number, chosen: Chosen) {
  const { id, name, removedAt } = folderThemes
  const meant =
    'ids' in chosen ? [inArray(id, [...chosen.ids])] : [isNull(removedAt), ...listedBy(chosen.filters)]
  return db
    .select({ id, name, isRemoved: sql<boolean>`(${removedAt} is not null)` })
    .from(folderThemes)
    .where(and(eq(folderThemes.companyId, companyId), ...meant))
    .orderBy(id)
    .for('update')
}

export async function listThemeNames(db: Db, companyId: number) {
  const rows = await db.select({ name: folderThemes.name }).from(folderThemes).where(standing(companyId))
  return rows.map(({ name }) => name)
}

/** The folders that have any of these, some by their titles. */
export const listThemedByMany = (db: Db, companyId: number, ids: readonly number[]) =>
  rowsOf<{ title: LocalText; count: number }>(
    db,
    sql`select title, count(*) over()::int as count from containers
      where company_id = ${companyId} and theme_id = ${among(ids)} and state <> 'deleted' order by id limit 3`,
  )

type Stamp = { removedAt: Date | null; changedAt: Date }

export async function writeManyThemes(db: Db, companyId: number, ids: readonly number[], stamp: Stamp) {
  await db
    .update(folderThemes)
    .set({ ...stamp, changes: sql`${folderThemes.changes} + 1` })
    .where(and(eq(folderThemes.companyId, companyId), inArray(folderThemes.id, [...ids])))
}
