import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'

import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { containsLocal } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { findPage, inPage } from '../../../db/query/find-page.ts'
import { sameName } from '../../../db/query/same-name.ts'
import { localText } from '../../../db/query/local-text.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { componentRevisions, components } from '../components/components.tables.ts'
import { containerLogs } from '../learn/learn.tables.ts'
import { learningTypes } from '../learning-types/learning-types.tables.ts'
import { placedEvents } from '../placed-events/placed-events.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { containerChildren, containers, editionChildren, editions } from './courses.tables.ts'
import { authoredTypes } from './courses.rules.ts'
import { atPlace } from './place.queries.ts'

export type Container = typeof containers.$inferSelect
export type Edition = typeof editions.$inferSelect
type CourseKey = { companyId: number; id: number }

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

const learners = sql<number>`(select count(distinct log.user_id)::int from ${containerLogs} log
  where log.company_id = "containers"."company_id" and log.container_id = "containers"."id")`
const latest = sql`coalesce("containers"."draft_id", "containers"."edition_id")`
const title = sql<LocalText>`coalesce("container_editions"."title", "containers"."title")`
/**
 * A published place whose component has changed since: what was pinned there is no component’s any more.
 * NOTE: asked for as a value, as of whether one exists the planner would first put together all that there are.
 */
const hasStale = (edition: SQL) => sql`exists (select 1 from ${editionChildren} place
  where place.company_id = "containers"."company_id" and place.edition_id = ${edition}
    and place.revision_id is not null
    and (select component.revision_id from ${components} component where component.company_id = place.company_id
      and component.revision_id = place.revision_id) is null)`
/** One of its own, or of its sections. */
const isStale = sql<boolean>`(${hasStale(sql`"containers"."edition_id"`)}
  or ("containers"."type_id" = ${containerType.course} and exists (select 1 from ${containers} section
    where section.company_id = "containers"."company_id" and section.parent_id = "containers"."id"
      and ${hasStale(sql`section.edition_id`)})))`
const children = sql<number>`(select count(*)::int from ${editionChildren} place
  where place.company_id = "containers"."company_id" and place.edition_id = ${latest})`

const ofLatest = and(eq(editions.companyId, containers.companyId), sql`${editions.id} = ${latest}`)

/** A removed type is none. */
const ofType = and(
  eq(learningTypes.companyId, editions.companyId),
  eq(learningTypes.id, editions.courseTypeId),
  isNull(learningTypes.removedAt),
)

const titleIn = (language: Language) => localText(title, language)

const numberOf = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : 0)
const filters: Record<string, (value: string) => SQL | undefined> = {
  title: (value) => containsLocal(title, value),
  state: (value) => (value === '' ? undefined : sql`${containers.state} = ${value}`),
  parentId: (value) => or(eq(containers.parentId, numberOf(value)), eq(containers.rootId, numberOf(value))),
  containerTypeId: (value) => eq(containers.typeId, numberOf(value)),
  courseType: (value) => eq(editions.courseTypeId, numberOf(value)),
}

/** What stands in a course is built there, and is no course of its own. */
const isSection = (
  companyId: number,
) => sql`(${containers.parentId} in (select holder.id from ${containers} holder
  where holder.company_id = ${companyId} and holder.type_id = ${containerType.course}))`

/** What the list of courses shows. */
export const wantedCourses = (companyId: number, wanted: Page['filters']) =>
  and(
    eq(containers.companyId, companyId),
    inArray(containers.typeId, [...authoredTypes]),
    isNull(containers.key),
    ne(containers.state, 'deleted'),
    sql`${isSection(companyId)} is not true`,
    ...wanted.map(({ field, value }) => filters[field]?.(value)),
  )

const parent = sql<LocalText | null>`(select parent.title from ${containers} parent
  where parent.company_id = "containers"."company_id" and parent.id = "containers"."parent_id")`
const given = sql.placeholder

/** NOTE: planned once, as to plan all that a row shows costs more than to read a page of it. */
const rowsOfCourses = prepared((db) =>
  db
    .select({
      id: containers.id,
      title,
      containerTypeId: containers.typeId,
      courseType: { id: learningTypes.id, name: learningTypes.name, icon: learningTypes.icon },
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
    .leftJoin(learningTypes, ofType)
    .where(and(eq(containers.companyId, given('companyId')), inPage(containers.id).where))
    .orderBy(inPage(containers.id).order)
    .prepare('courses_listed'),
)
export type CourseRecord = Awaited<ReturnType<ReturnType<typeof rowsOfCourses>['execute']>>[number]

export async function findCourses(
  db: Db,
  { companyId, language }: { companyId: number; language: Language },
  page: Page,
) {
  const wanted = wantedCourses(companyId, page.filters)
  const sorts: Record<string, SQL> = {
    title: titleIn(language),
    state: sql`${containers.state}`,
    learners,
    changedAt: sql`${containers.changedAt}`,
  }
  const column = sorts[page.sort?.field ?? 'title'] ?? titleIn(language)
  const matched = db
    .select({ id: containers.id, place: column.as('place') })
    .from(containers)
    .leftJoin(editions, ofLatest)
    .where(wanted)
  const order = page.sort?.descending ? sql`desc` : sql`asc`
  const { ids, total } = await findPage(db, matched, { ...page, order })
  return { rows: ids.length ? await rowsOfCourses(db).execute({ companyId, ids }) : [], total }
}

/** What the author's view says beside the edition. */
export async function findAbout(db: Db, { companyId, id }: CourseKey) {
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

/** The sections of a course, each with the edition that its authors see. */
export function listSections(db: Db, { companyId, id, typeId }: CourseKey & { typeId: number }) {
  return db
    .select({ container: containers, edition: editions, isStale })
    .from(containers)
    .innerJoin(editions, ofLatest)
    .where(
      and(
        eq(containers.companyId, companyId),
        eq(containers.parentId, id),
        sql`${typeId}::int = ${containerType.course}`,
        ne(containers.state, 'deleted'),
      ),
    )
    .orderBy(asc(containers.id))
}
export type Section = Awaited<ReturnType<typeof listSections>>[number]

/** The places of editions in order, with what stands there. */
export function listPlaces(db: Db, companyId: number, editionIds: readonly number[]) {
  return db
    .select({
      editionId: editionChildren.editionId,
      childId: editionChildren.childId,
      enabled: editionChildren.enabled,
      scoring: editionChildren.scoring,
      unlock: editionChildren.unlock,
      openToVisitors: editionChildren.openToVisitors,
      componentId: containerChildren.componentId,
      nestedId: containerChildren.nestedId,
      eventId: containerChildren.eventId,
      categoryId: components.categoryId,
      status: components.status,
      removedAt: components.removedAt,
      title: componentRevisions.title,
      minutes: componentRevisions.minutes,
      completion: componentRevisions.completion,
      eventTitle: placedEvents.title,
      eventStartsAt: placedEvents.startsAt,
      eventGone: placedEvents.gone,
      nestedTitle: containers.title,
      nestedType: containers.typeId,
      nestedState: containers.state,
      nestedMinutes: sql<number | null>`(select edition.minutes from ${editions} edition
        where edition.company_id = "containers"."company_id"
          and edition.id = coalesce("containers"."edition_id", "containers"."draft_id"))`,
    })
    .from(editionChildren)
    .innerJoin(containerChildren, atPlace.child)
    .leftJoin(components, atPlace.component)
    .leftJoin(componentRevisions, atPlace.revision)
    .leftJoin(containers, atPlace.nested)
    .leftJoin(placedEvents, atPlace.event)
    .where(and(eq(editionChildren.companyId, companyId), inArray(editionChildren.editionId, [...editionIds])))
    .orderBy(asc(editionChildren.position))
}
export type CoursePlace = Awaited<ReturnType<typeof listPlaces>>[number]

export async function hasSibling(
  db: Db,
  { companyId, parentId, but }: { companyId: number; parentId: number | null; but: number | null },
  title: LocalText,
) {
  const found = await db
    .select({ id: containers.id })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        parentId === null ? isNull(containers.parentId) : eq(containers.parentId, parentId),
        ne(containers.state, 'deleted'),
        but === null ? undefined : ne(containers.id, but),
        sameName(containers.title, title),
      ),
    )
    .limit(1)
  return found.length > 0
}
