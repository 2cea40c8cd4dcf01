import { and, asc, count, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { containsLocal } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { localText } from '../../../db/query/local-text.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { containers, editions } from '../courses/courses.tables.ts'
import { learningTypes } from '../learning-types/learning-types.tables.ts'
import { folderThemes } from './folder-themes.tables.ts'

const folderTypes = [containerType.topic, containerType.topicLevels]

const below = sql<number>`(select count(*)::int from containers inside
  where inside.company_id = "containers"."company_id" and inside.parent_id = "containers"."id"
    and inside.state <> 'deleted')`
const parent = sql<LocalText | null>`(select above.title from containers above
  where above.company_id = "containers"."company_id" and above.id = "containers"."parent_id")`
const ofLatest = and(
  eq(editions.companyId, containers.companyId),
  sql`${editions.id} = coalesce(${containers.draftId}, ${containers.editionId})`,
)
const titleIn = (language: Language) => {
  const { title } = containers
  return localText(title, language)
}
const numberOf = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : 0)
const filters: Record<string, (value: string) => SQL | undefined> = {
  title: (value) => containsLocal(containers.title, value),
  themeId: (value) => eq(containers.themeId, numberOf(value)),
  courseType: (value) => eq(editions.courseTypeId, numberOf(value)),
}

export type FolderListed = Awaited<ReturnType<typeof findFolders>>['rows'][number]
export async function findFolders(
  db: Db,
  { companyId, language }: { companyId: number; language: Language },
  page: Page,
) {
  const wanted = and(
    eq(containers.companyId, companyId),
    inArray(containers.typeId, folderTypes),
    isNull(containers.key),
    ne(containers.state, 'deleted'),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
  )
  const sorts: Record<string, SQL> = {
    title: titleIn(language),
    below,
    changedAt: sql`${containers.changedAt}`,
  }
  const column = sorts[page.sort?.field ?? 'title'] ?? titleIn(language)
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: containers.id,
        title: containers.title,
        containerTypeId: containers.typeId,
        parent,
        courseType: { id: learningTypes.id, name: learningTypes.name, icon: learningTypes.icon },
        theme: sql<LocalText | null>`${folderThemes.name}`,
        state: containers.state,
        below,
        changedAt: containers.changedAt,
      })
      .from(containers)
      .leftJoin(editions, ofLatest)
      .leftJoin(
        learningTypes,
        and(
          eq(learningTypes.companyId, editions.companyId),
          eq(learningTypes.id, editions.courseTypeId),
          isNull(learningTypes.removedAt),
        ),
      )
      .leftJoin(
        folderThemes,
        and(
          eq(folderThemes.companyId, containers.companyId),
          eq(folderThemes.id, containers.themeId),
          isNull(folderThemes.removedAt),
        ),
      )
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(containers.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(containers).leftJoin(editions, ofLatest).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

type FolderKey = { companyId: number; id: number }
export async function countBelow(db: Db, { companyId, id }: FolderKey) {
  const [found] = await db
    .select({ count: count() })
    .from(containers)
    .where(
      and(eq(containers.companyId, companyId), eq(containers.parentId, id), ne(containers.state, 'deleted')),
    )
  return found?.count ?? 0
}

/** NOTE: a company has one library, so the one before gives way. */
export async function writeLibrary(db: Db, { companyId, id }: FolderKey, isLibrary: boolean) {
  const ofCompany = eq(containers.companyId, companyId)
  await db
    .update(containers)
    .set({ isLibrary: false })
    .where(and(ofCompany, eq(containers.isLibrary, true)))
  if (isLibrary)
    await db
      .update(containers)
      .set({ isLibrary })
      .where(and(ofCompany, eq(containers.id, id)))
}

export async function findLibrary(db: Db, companyId: number) {
  const { id, title } = containers
  const [found] = await db
    .select({ id, title })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        eq(containers.isLibrary, true),
        eq(containers.state, 'active'),
      ),
    )
  return found ?? null
}

export async function writeThemeOf(db: Db, { companyId, id }: FolderKey, themeId: number | null) {
  await db
    .update(containers)
    .set({ themeId })
    .where(and(eq(containers.companyId, companyId), eq(containers.id, id)))
}
