import { and, asc, count, desc, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'

import type { Language, LocalText } from '@oktant/contract/http.ts'
import type { SegmentKey } from '@oktant/contract/segments.ts'
import { containing } from '../../db/containing.ts'
import { type Db, rowsOf } from '../../db/db.ts'
import type { Page } from '../../http/paging.ts'
import { componentRevisions, components } from '../components/components.tables.ts'
import { containerLogs } from '../learning/learning.tables.ts'
import { users } from '../people/people.tables.ts'
import { containerChildren, containers, editionChildren, editions } from './courses.tables.ts'
import { authoredTypes } from './courses.rules.ts'

export type Container = typeof containers.$inferSelect
export type Edition = typeof editions.$inferSelect
type Whose = { companyId: number; id: number }

export async function findContainer(db: Db, companyId: number, id: number): Promise<Container | undefined> {
  const [row] = await db
    .select()
    .from(containers)
    .where(and(eq(containers.companyId, companyId), eq(containers.id, id)))
  return row
}

export async function findEdition(db: Db, companyId: number, id: number): Promise<Edition | undefined> {
  const [row] = await db
    .select()
    .from(editions)
    .where(and(eq(editions.companyId, companyId), eq(editions.id, id)))
  return row
}

/** The containers above one, the topmost first. */
export async function listParents(db: Db, { companyId, id }: Whose) {
  return rowsOf<{ id: number; title: LocalText; typeId: number; key: SegmentKey | null }>(
    db,
    sql`with recursive up (id, parent_id, title, type_id, key, step) as (
      select above.id, above.parent_id, above.title, above.type_id, above.key, 1
      from containers here join containers above
        on above.company_id = here.company_id and above.id = here.parent_id
      where here.company_id = ${companyId} and here.id = ${id}
      union all
      select above.id, above.parent_id, above.title, above.type_id, above.key, up.step + 1
      from up join containers above on above.id = up.parent_id
      where above.company_id = ${companyId} and up.step < 20
    )
    select id, title, type_id as "typeId", key from up order by step desc`,
  )
}

/** Where courses can stand, in reading order. */
export async function listFolderRows(db: Db, companyId: number, folderTypes: readonly number[]) {
  const types = sql.join([...folderTypes], sql`, `)
  return rowsOf<{
    id: number
    parentId: number | null
    title: LocalText
    containerTypeId: number
    depth: number
  }>(
    db,
    sql`with recursive tree (id, parent_id, title, type_id, depth, place) as (
      select id, parent_id, title, type_id, 0, array[position, id] from containers
      where company_id = ${companyId} and parent_id is null and type_id in (${types})
        and state in ('active', 'draft')
      union all
      select child.id, child.parent_id, child.title, child.type_id, tree.depth + 1,
        tree.place || array[child.position, child.id]
      from containers child join tree on child.parent_id = tree.id
      where child.company_id = ${companyId} and child.type_id in (${types}) and child.state in ('active', 'draft')
    )
    select id, parent_id as "parentId", title, type_id as "containerTypeId", depth from tree order by place`,
  )
}

const learners = sql<number>`(select count(distinct log.user_id)::int from ${containerLogs} log
  where log.company_id = "containers"."company_id" and log.container_id = "containers"."id")`
const latest = sql`coalesce("containers"."draft_id", "containers"."edition_id")`
const title = sql<LocalText>`coalesce("container_editions"."title", "containers"."title")`
/** A published place whose component has changed since. */
const isStale = sql<boolean>`exists (select 1 from ${editionChildren} place
  join ${containerChildren} child on child.company_id = place.company_id and child.id = place.child_id
  join ${components} component on component.company_id = child.company_id and component.id = child.component_id
  where place.company_id = "containers"."company_id" and place.edition_id = "containers"."edition_id"
    and place.revision_id is distinct from component.revision_id)`
const children = sql<number>`(select count(*)::int from ${editionChildren} place
  where place.company_id = "containers"."company_id" and place.edition_id = ${latest})`

const ofLatest = and(eq(editions.companyId, containers.companyId), sql`${editions.id} = ${latest}`)

const titleIn = (language: Language) => {
  const other = language === 'en' ? 'de' : 'en'
  return sql`coalesce(nullif(${title}->>${language}::text, ''), ${title}->>${other}::text) collate "und-x-icu"`
}

const numberOf = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : 0)
const filters: Record<string, (value: string) => SQL | undefined> = {
  title: (value) =>
    or(ilike(sql`${title}->>'en'`, containing(value)), ilike(sql`${title}->>'de'`, containing(value))),
  state: (value) => (value === '' ? undefined : sql`${containers.state} = ${value}`),
  parentId: (value) => or(eq(containers.parentId, numberOf(value)), eq(containers.rootId, numberOf(value))),
  containerTypeId: (value) => eq(containers.typeId, numberOf(value)),
}

export type CourseRecord = Awaited<ReturnType<typeof findCourses>>['rows'][number]
export async function findCourses(
  db: Db,
  { companyId, language }: { companyId: number; language: Language },
  page: Page,
) {
  const wanted = and(
    eq(containers.companyId, companyId),
    inArray(containers.typeId, [...authoredTypes]),
    isNull(containers.key),
    ne(containers.state, 'deleted'),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
  )
  const sorts: Record<string, SQL> = {
    title: titleIn(language),
    state: sql`${containers.state}`,
    learners,
    changedAt: sql`${containers.changedAt}`,
  }
  const column = sorts[page.sort?.field ?? 'title'] ?? titleIn(language)
  const parent = sql<LocalText | null>`(select parent.title from ${containers} parent
    where parent.company_id = "containers"."company_id" and parent.id = "containers"."parent_id")`
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: containers.id,
        title,
        containerTypeId: containers.typeId,
        parent,
        state: containers.state,
        hasDraft: sql<boolean>`"containers"."draft_id" is not null`,
        isStale,
        children,
        learners,
        changedAt: containers.changedAt,
      })
      .from(containers)
      .leftJoin(editions, ofLatest)
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(containers.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(containers).leftJoin(editions, ofLatest).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** What the author's view says beside the edition. */
export async function findAbout(db: Db, { companyId, id }: Whose) {
  const [row] = await db
    .select({
      isStale,
      learners,
      changedBy: sql<
        string | null
      >`(select concat_ws(' ', person.first_name, person.surname) from ${users} person
        where person.company_id = "containers"."company_id" and person.id = "containers"."changed_by")`,
      edition: sql<number>`coalesce((select edition.number from ${editions} edition
        where edition.company_id = "containers"."company_id" and edition.id = "containers"."edition_id"), 0)`,
      publishedAt: sql<string | null>`(select edition.published_at from ${editions} edition
        where edition.company_id = "containers"."company_id" and edition.id = "containers"."edition_id")`,
    })
    .from(containers)
    .where(and(eq(containers.companyId, companyId), eq(containers.id, id)))
  return row
}

/** The places of an edition in order, with what stands there. */
export function listPlaces(db: Db, companyId: number, editionId: number) {
  return db
    .select({
      childId: editionChildren.childId,
      enabled: editionChildren.enabled,
      scoring: editionChildren.scoring,
      unlock: editionChildren.unlock,
      componentId: containerChildren.componentId,
      nestedId: containerChildren.nestedId,
      categoryId: components.categoryId,
      status: components.status,
      removedAt: components.removedAt,
      title: componentRevisions.title,
      minutes: componentRevisions.minutes,
      completion: componentRevisions.completion,
      nestedTitle: containers.title,
      nestedType: containers.typeId,
      nestedState: containers.state,
    })
    .from(editionChildren)
    .innerJoin(
      containerChildren,
      and(
        eq(containerChildren.companyId, editionChildren.companyId),
        eq(containerChildren.id, editionChildren.childId),
      ),
    )
    .leftJoin(
      components,
      and(
        eq(components.companyId, containerChildren.companyId),
        eq(components.id, containerChildren.componentId),
      ),
    )
    .leftJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, components.companyId),
        sql`${componentRevisions.id} = coalesce(${editionChildren.revisionId}, ${components.revisionId})`,
      ),
    )
    .leftJoin(
      containers,
      and(
        eq(containers.companyId, containerChildren.companyId),
        eq(containers.id, containerChildren.nestedId),
      ),
    )
    .where(and(eq(editionChildren.companyId, companyId), eq(editionChildren.editionId, editionId)))
    .orderBy(asc(editionChildren.position))
}
export type Place = Awaited<ReturnType<typeof listPlaces>>[number]

export async function hasSibling(
  db: Db,
  { companyId, parentId, but }: { companyId: number; parentId: number | null; but: number | null },
  { en, de }: LocalText,
) {
  const same = (language: 'en' | 'de', text: string) =>
    text ? sql`lower(${containers.title}->>${language}) = lower(${text})` : sql`false`
  const found = await db
    .select({ id: containers.id })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        parentId === null ? isNull(containers.parentId) : eq(containers.parentId, parentId),
        ne(containers.state, 'deleted'),
        but === null ? undefined : ne(containers.id, but),
        sql`(${same('en', en)} or ${same('de', de)})`,
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Which of these are containers of the company that are not removed. */
export async function listKnownContainers(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await db
    .select({ id: containers.id, typeId: containers.typeId })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        inArray(containers.id, [...ids]),
        ne(containers.state, 'deleted'),
      ),
    )
  return new Map(rows.map((row) => [row.id, row.typeId]))
}

/** Everything that these containers hold at any depth, themselves included; folders hold what stands below them. */
export async function listHeld(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Set<number>()
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with recursive held (id) as (
      select id from containers where company_id = ${companyId} and id in (${sql.join([...ids], sql`, `)})
      union
      select coalesce(child.nested_id, below.id) from held
      join containers here on here.company_id = ${companyId} and here.id = held.id
      left join edition_children place on place.company_id = ${companyId}
        and place.edition_id in (here.edition_id, here.draft_id)
      left join container_children child on child.company_id = ${companyId} and child.id = place.child_id
        and child.nested_id is not null
      left join containers below on below.company_id = ${companyId} and below.parent_id = here.id
      where child.nested_id is not null or below.id is not null
    )
    select id from held`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** What hangs on a container: containers below it, and courses that hold it. */
export async function listHangingOn(db: Db, { companyId, id }: Whose) {
  return rowsOf<{ what: 'below' | 'holders'; title: LocalText }>(
    db,
    sql`select 'below' as what, title from containers
      where company_id = ${companyId} and parent_id = ${id} and state <> 'deleted'
    union all
    select distinct 'holders', holder.title from container_children child
      join edition_children place on place.company_id = child.company_id and place.child_id = child.id
      join containers holder on holder.company_id = child.company_id
        and place.edition_id in (holder.edition_id, holder.draft_id) and holder.state <> 'deleted'
      where child.company_id = ${companyId} and child.nested_id = ${id}`,
  )
}
