import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { localText } from '../../../db/query/local-text.ts'
import { recordStore } from '../../../records/record-store.ts'
import { folderThemes } from './folder-themes.tables.ts'

const folders = sql<number>`(select count(*)::int from containers folder
  where folder.company_id = "folder_themes"."company_id" and folder.theme_id = "folder_themes"."id"
    and folder.state <> 'deleted')`

export const themeStore = recordStore({
  table: folderThemes,
  named: folderThemes.name,
  seen: {
    name: folderThemes.name,
    tone: folderThemes.tone,
    pattern: folderThemes.pattern,
    layout: folderThemes.layout,
    folders,
  },
  filters: { tone: (value) => (value === '' ? undefined : sql`${folderThemes.tone} = ${value}`) },
  sorts: { folders },
})
export type ThemeRecord = NonNullable<Awaited<ReturnType<typeof themeStore.find>>>

type Reader = { companyId: number; language: Language }
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
    .where(and(eq(folderThemes.companyId, companyId), isNull(folderThemes.removedAt)))
    .orderBy(asc(localText(folderThemes.name, language)), asc(folderThemes.id))
    .limit(500)

/** The folders that have any of these themes, some by their titles. */
export const listThemed = (db: Db, companyId: number, ids: readonly number[]) =>
  rowsOf<{ title: LocalText; count: number }>(
    db,
    sql`select title, count(*) over()::int as count from containers
      where company_id = ${companyId} and theme_id = ${anyOf(ids)} and state <> 'deleted' order by id limit 3`,
  )
