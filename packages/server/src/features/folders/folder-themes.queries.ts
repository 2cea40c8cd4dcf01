import { and, asc, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http.ts'
import { containsLocal } from '../../db/containing.ts'
import { type Db, rowsOf } from '../../db/db.ts'
import { sameName } from '../../db/same-name.ts'
import { localText } from '../../db/local-text.ts'
import type { Page } from '../../http/paging.ts'
import { folderThemes } from './folder-themes.tables.ts'

type Whose = { companyId: number; id: number }

const folders = sql<number>`(select count(*)::int from containers folder
  where folder.company_id = "folder_themes"."company_id" and folder.theme_id = "folder_themes"."id"
    and folder.state <> 'deleted')`

const seen = {
  id: folderThemes.id,
  name: folderThemes.name,
  tone: folderThemes.tone,
  pattern: folderThemes.pattern,
  layout: folderThemes.layout,
  changes: folderThemes.changes,
  changedAt: folderThemes.changedAt,
  removedAt: folderThemes.removedAt,
  folders,
}

export type ThemeRecord = NonNullable<Awaited<ReturnType<typeof findTheme>>>
export async function findTheme(db: Db, { companyId, id }: Whose) {
  const [row] = await db
    .select(seen)
    .from(folderThemes)
    .where(and(eq(folderThemes.companyId, companyId), eq(folderThemes.id, id)))
  return row
}

const nameIn = (language: Language) => {
  const { name } = folderThemes
  return localText(name, language)
}

const filters: Record<string, (value: string) => SQL | undefined> = {
  name: (value) => containsLocal(folderThemes.name, value),
  tone: (value) => (value === '' ? undefined : sql`${folderThemes.tone} = ${value}`),
}
export const listedBy = (wanted: Page['filters']) => wanted.map(({ field, value }) => filters[field]?.(value))

export const standing = (companyId: number) =>
  and(eq(folderThemes.companyId, companyId), isNull(folderThemes.removedAt))

type Reader = { companyId: number; language: Language }
export async function findThemes(db: Db, { companyId, language }: Reader, page: Page) {
  const wanted = and(standing(companyId), ...listedBy(page.filters))
  const sorts: Record<string, SQL> = {
    name: nameIn(language),
    folders,
    changedAt: sql`${folderThemes.changedAt}`,
  }
  const column = sorts[page.sort?.field ?? 'name'] ?? nameIn(language)
  const [rows, [total]] = await Promise.all([
    db
      .select(seen)
      .from(folderThemes)
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(folderThemes.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(folderThemes).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** Those that a folder can have, by name. */
export const listThemes = (db: Db, { companyId, language }: Reader) =>
  db
    .select({
      id: folderThemes.id,
      name: folderThemes.name,
      tone: folderThemes.tone,
      pattern: folderThemes.pattern,
      layout: folderThemes.layout,
    })
    .from(folderThemes)
    .where(standing(companyId))
    .orderBy(asc(nameIn(language)), asc(folderThemes.id))
    .limit(500)

export async function isThemeNameTaken(db: Db, { companyId, id: but }: Whose, name: LocalText) {
  const rows = await db
    .select({ id: folderThemes.id })
    .from(folderThemes)
    .where(and(standing(companyId), ne(folderThemes.id, but), sameName(folderThemes.name, name)))
    .limit(1)
  return rows.length > 0
}

export async function insertTheme(db: Db, values: typeof folderThemes.$inferInsert) {
  const [made] = await db.insert(folderThemes).values(values).returning({ id: folderThemes.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Change = Partial<
  Pick<typeof folderThemes.$inferInsert, 'name' | 'tone' | 'pattern' | 'layout' | 'removedAt'>
>

/** Compare and set: nothing where somebody changed it since this revision was seen. */
export async function writeTheme(
  db: Db,
  { companyId, id, changes }: Whose & { changes: number },
  change: Change,
  at: Date,
) {
  const written = await db
    .update(folderThemes)
    .set({ ...change, changes: changes + 1, changedAt: at })
    .where(
      and(eq(folderThemes.companyId, companyId), eq(folderThemes.id, id), eq(folderThemes.changes, changes)),
    )
    .returning({ id: folderThemes.id })
  return written.length > 0
}

/** Folders that have a theme, some by their titles. */
export const listThemed = (db: Db, { companyId, id }: Whose) =>
  rowsOf<{ title: LocalText }>(
    db,
    sql`select title from containers where company_id = ${companyId} and theme_id = ${id}
      and state <> 'deleted' order by id limit 3`,
  )
