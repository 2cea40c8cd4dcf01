import { and, asc, eq, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { localText } from '../../../db/query/local-text.ts'
import { recordStore } from '../../../records/record-store.ts'
import { learningTypes } from './learning-types.tables.ts'

export type About = (typeof learningTypes.$inferSelect)['about']
/** Which of the two lists a type stands in. */
export type Kind = 'contentType' | 'courseType'
const abouts: Record<Kind, About[]> = { contentType: ['component'], courseType: ['course', 'folder'] }

/** What is of these types: its type, its title, and where it is kept. */
const holders = (typeId: SQL, companyId: SQL): Record<Kind, SQL> => ({
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

const storeOf = (kind: Kind) =>
  recordStore({
    table: learningTypes,
    named: learningTypes.name,
    seen: {
      about: learningTypes.about,
      name: learningTypes.name,
      description: learningTypes.description,
      icon: learningTypes.icon,
      used: used(kind),
    },
    only: inArray(learningTypes.about, abouts[kind]),
    filters: { isFor: (value) => (value === '' ? undefined : sql`${learningTypes.about} = ${value}`) },
    sorts: { used: used(kind) },
  })
export const contentTypes = storeOf('contentType')
export const courseTypes = storeOf('courseType')
export type TypeRecord = NonNullable<Awaited<ReturnType<typeof contentTypes.find>>>

const given = sql.placeholder
const standing = (companyId: number | Placeholder, about: About[] | Placeholder) =>
  and(
    eq(learningTypes.companyId, companyId),
    sql`${learningTypes.about} = any(${sql.param(about)}::text[])`,
    isNull(learningTypes.removedAt),
  )

type Reader = { companyId: number; language: Language }
const typesIn = (language: Language) =>
  prepared((db) =>
    db
      .select({
        id: learningTypes.id,
        about: learningTypes.about,
        name: learningTypes.name,
        icon: learningTypes.icon,
      })
      .from(learningTypes)
      .where(standing(given('companyId'), given('about')))
      .orderBy(asc(localText(learningTypes.name, language)), asc(learningTypes.id))
      .limit(500)
      .prepare(`learning_types_${language}`),
  )
const types = { en: typesIn('en'), de: typesIn('de') }

/** Those that can be chosen, by name. */
export const listTypes = (db: Db, { companyId, language }: Reader, about: readonly About[]) =>
  types[language](db).execute({ companyId, about })

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

/** What is of any of these types, some by their titles. */
export const listOfTypes = (db: Db, kind: Kind, companyId: number, ids: readonly number[]) =>
  rowsOf<{ title: LocalText; count: number }>(
    db,
    sql`select title, count(*) over()::int as count
      from (${holders(anyOf(ids), sql`${companyId}::int`)[kind]}) holder order by id limit 3`,
  )
