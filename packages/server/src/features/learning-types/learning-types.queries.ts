import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http.ts'
import { containsLocal } from '../../db/containing.ts'
import { type Db, rowsOf } from '../../db/db.ts'
import { isNameTaken } from '../../db/name-taken.ts'
import { localText } from '../../db/local-text.ts'
import type { Page } from '../../http/paging.ts'
import { learningTypes } from './learning-types.tables.ts'

export type About = (typeof learningTypes.$inferSelect)['about']
/** Which of the two lists a type stands in. */
export type Kind = 'contentType' | 'courseType'
export const abouts: Record<Kind, About[]> = { contentType: ['component'], courseType: ['course', 'folder'] }
export const isOf = (kind: Kind, about: About) => abouts[kind].includes(about)

/** What is of these types: its type, its title, and where it is kept. */
export const holders = (typeId: SQL, companyId: SQL): Record<Kind, SQL> => ({
  contentType: sql`select component.id, revision.title from component_revisions revision
    join components component on component.company_id = revision.company_id
      and component.revision_id = revision.id and component.removed_at is null
    where revision.company_id = ${companyId} and revision.content_type_id = ${typeId}`,
  courseType: sql`select distinct container.id, container.title from container_editions edition
    join containers container on container.company_id = edition.company_id and container.id = edition.container_id
      and edition.id in (container.edition_id, container.draft_id) and container.state <> 'deleted'
    where edition.company_id = ${companyId} and edition.course_type_id = ${typeId}`,
})

const used = (kind: Kind) => {
  const of = holders(sql`"learning_types"."id"`, sql`"learning_types"."company_id"`)[kind]
  return sql<number>`(select count(distinct holder.id)::int from (${of}) holder)`
}

const seen = (kind: Kind) => ({
  id: learningTypes.id,
  about: learningTypes.about,
  name: learningTypes.name,
  description: learningTypes.description,
  icon: learningTypes.icon,
  changes: learningTypes.changes,
  changedAt: learningTypes.changedAt,
  removedAt: learningTypes.removedAt,
  used: used(kind),
})

type Whose = { companyId: number; id: number }
export type TypeRecord = NonNullable<Awaited<ReturnType<typeof findType>>>
export async function findType(db: Db, kind: Kind, { companyId, id }: Whose) {
  const [row] = await db
    .select(seen(kind))
    .from(learningTypes)
    .where(and(eq(learningTypes.companyId, companyId), eq(learningTypes.id, id)))
  return row
}

const nameIn = (language: Language) => {
  const { name } = learningTypes
  return localText(name, language)
}

const filters: Record<string, (value: string) => SQL | undefined> = {
  name: (value) => containsLocal(learningTypes.name, value),
  isFor: (value) => (value === '' ? undefined : sql`${learningTypes.about} = ${value}`),
}

export const listedBy = (wanted: Page['filters']) => wanted.map(({ field, value }) => filters[field]?.(value))

export const standing = (companyId: number, about: readonly About[]) =>
  and(
    eq(learningTypes.companyId, companyId),
    inArray(learningTypes.about, [...about]),
    isNull(learningTypes.removedAt),
  )

type Reader = { companyId: number; language: Language }
export async function findTypes(db: Db, kind: Kind, { companyId, language }: Reader, page: Page) {
  const wanted = and(standing(companyId, abouts[kind]), ...listedBy(page.filters))
  const sorts: Record<string, SQL> = {
    name: nameIn(language),
    used: used(kind),
    changedAt: sql`${learningTypes.changedAt}`,
  }
  const column = sorts[page.sort?.field ?? 'name'] ?? nameIn(language)
  const [rows, [total]] = await Promise.all([
    db
      .select(seen(kind))
      .from(learningTypes)
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(learningTypes.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(learningTypes).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** Those that can be chosen, by name. */
export const listTypes = (db: Db, { companyId, language }: Reader, about: readonly About[]) =>
  db
    .select({
      id: learningTypes.id,
      about: learningTypes.about,
      name: learningTypes.name,
      icon: learningTypes.icon,
    })
    .from(learningTypes)
    .where(standing(companyId, about))
    .orderBy(asc(nameIn(language)), asc(learningTypes.id))
    .limit(500)

/** A type as it stands at what is of it; a removed one is none. */
export async function findTypeSeen(db: Db, companyId: number, id: number | null) {
  if (id === null) return null
  const [row] = await db
    .select({ id: learningTypes.id, name: learningTypes.name, icon: learningTypes.icon })
    .from(learningTypes)
    .where(
      and(eq(learningTypes.companyId, companyId), eq(learningTypes.id, id), isNull(learningTypes.removedAt)),
    )
  return row ?? null
}

export async function hasType(db: Db, companyId: number, about: About, id: number) {
  const rows = await db
    .select({ id: learningTypes.id })
    .from(learningTypes)
    .where(and(standing(companyId, [about]), eq(learningTypes.id, id)))
  return rows.length > 0
}

/** Has another one of the list this name, in either language? */
export function isTypeNameTaken(
  db: Db,
  { kind, ...whose }: { companyId: number; kind: Kind; but: number },
  name: LocalText,
) {
  const only = inArray(learningTypes.about, [...abouts[kind]])
  return isNameTaken(db, { table: learningTypes, name: learningTypes.name, only }, whose, name)
}

export async function insertTypes(db: Db, values: (typeof learningTypes.$inferInsert)[]) {
  return db.insert(learningTypes).values(values).returning({ id: learningTypes.id })
}

type Change = Partial<Pick<typeof learningTypes.$inferInsert, 'name' | 'description' | 'icon' | 'removedAt'>>

/** Compare and set: nothing where somebody changed it since this revision was seen. */
export async function writeType(
  db: Db,
  { companyId, id, changes }: Whose & { changes: number },
  change: Change,
  at: Date,
) {
  const written = await db
    .update(learningTypes)
    .set({ ...change, changes: changes + 1, changedAt: at })
    .where(
      and(
        eq(learningTypes.companyId, companyId),
        eq(learningTypes.id, id),
        eq(learningTypes.changes, changes),
      ),
    )
    .returning({ id: learningTypes.id })
  return written.length > 0
}

/** What is of a type, some by their titles. */
export const listOfType = (db: Db, kind: Kind, { companyId, id }: Whose) =>
  rowsOf<{ title: LocalText }>(
    db,
    sql`select title from (${holders(sql`${id}::int`, sql`${companyId}::int`)[kind]}) holder order by id limit 3`,
  )
