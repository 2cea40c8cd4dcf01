import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Chosen } from '../../../../http/chosen.ts'
import type { Candidate } from './bulk.rules.ts'
import { wantedCourses } from '../courses.queries.ts'
import { containers, editions } from '../courses.tables.ts'

type Stamp = { by: number; at: Date }

const listed = (ids: readonly number[]) =>
  sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )

/** The chosen containers that the list of courses shows, held until the change is made. */
export function holdChosen(db: Db, companyId: number, chosen: Chosen): Promise<Candidate[]> {
  const { id, typeId, title, state, parentId, draftId, editionId } = containers
  const meant = 'ids' in chosen ? inArray(id, [...chosen.ids]) : undefined
  return db
    .select({ id, typeId, title, state, parentId, draftId, editionId })
    .from(containers)
    .leftJoin(
      editions,
      and(
        eq(editions.companyId, containers.companyId),
        sql`${editions.id} = coalesce(${containers.draftId}, ${containers.editionId})`,
      ),
    )
    .where(and(wantedCourses(companyId, 'filters' in chosen ? chosen.filters : []), meant))
    .orderBy(id)
    .for('update', { of: containers })
}

/** What would be published with these courses: their own drafts, and those of the sections that they hold. */
export const listDrafts = (db: Db, companyId: number, ids: readonly number[]) =>
  rowsOf<{ id: number; courseId: number; draftId: number; isEmpty: boolean }>(
    db,
    sql`select part.id, course.id as "courseId", part.draft_id as "draftId", not exists (
        select from edition_children place where place.company_id = part.company_id
          and place.edition_id = part.draft_id and place.enabled) as "isEmpty"
      from containers course
      join containers part on part.company_id = course.company_id and part.draft_id is not null
        and (part.id = course.id or (course.type_id = ${containerType.course} and part.parent_id = course.id
          and part.state <> 'deleted' and exists (
            select from edition_children place
            join container_children child on child.company_id = place.company_id and child.id = place.child_id
            where place.company_id = course.company_id and place.edition_id in (course.edition_id, course.draft_id)
              and child.nested_id = part.id)))
      where course.company_id = ${companyId} and course.id in (${listed(ids)})
      order by part.id`,
  )

/** What stands in a folder, or at the root. */
export const listStanding = (db: Db, companyId: number, parentId: number | null) =>
  rowsOf<{ title: LocalText }>(
    db,
    sql`select title from containers where company_id = ${companyId} and state <> 'deleted'
      and parent_id is not distinct from ${parentId}::int`,
  )

/** Seals drafts and puts them in force, for any number of containers. */
export async function publishDrafts(db: Db, companyId: number, ids: readonly number[], { by, at }: Stamp) {
  const wanted = sql`part.company_id = ${companyId} and part.id in (${listed(ids)}) and part.draft_id is not null`
  await db.execute(sql`update edition_children place set revision_id = component.revision_id
    from containers part, container_children child
    join components component on component.company_id = child.company_id and component.id = child.component_id
    where ${wanted} and place.company_id = part.company_id and place.edition_id = part.draft_id
      and child.company_id = place.company_id and child.id = place.child_id`)
  await db.execute(sql`update container_editions edition set published_at = ${at.toISOString()}::timestamptz,
      published_by = ${by}::int, number = (select coalesce(max(earlier.number), 0) + 1 from container_editions earlier
        where earlier.company_id = edition.company_id and earlier.container_id = edition.container_id)
    from containers part
    where ${wanted} and edition.company_id = part.company_id and edition.id = part.draft_id`)
  await db.execute(sql`update containers part set title = edition.title, short_title = edition.title,
      description = edition.description, state = 'active', edition_id = part.draft_id, draft_id = null, ${stamped(by, at)}
    from container_editions edition
    where ${wanted} and edition.company_id = part.company_id and edition.id = part.draft_id`)
}

const stamped = (by: number, at: Date): SQL =>
  sql`changes = changes + 1, changed_by = ${by}::int, changed_at = ${at.toISOString()}::timestamptz`

/** Archives containers, or brings them back; the sections of a course go where it goes. */
export async function writeStates(
  db: Db,
  companyId: number,
  ids: readonly number[],
  { by, at, to }: Stamp & { to: 'archived' | 'back' },
) {
  const stateOf = (name: string) =>
    to === 'back'
      ? sql`case when ${sql.raw(name)}.edition_id is null then 'draft' else 'active' end`
      : sql`'archived'`
  await db.execute(sql`update containers set state = ${stateOf('containers')},
      state_before = ${to === 'back' ? sql`null` : sql`state`}, ${stamped(by, at)}
    where company_id = ${companyId} and id in (${listed(ids)})`)
  await db.execute(sql`update containers section set state = ${stateOf('section')} from containers course
    where course.company_id = ${companyId} and course.id in (${listed(ids)})
      and course.type_id = ${containerType.course} and section.company_id = course.company_id
      and section.parent_id = course.id and section.type_id = ${containerType.course}
      and section.state <> 'deleted'`)
}

type PlaceInTree = { parentId: number | null; rootId: number | null }

/** Puts containers at the end of a folder; everything below them belongs to its root. */
export async function writePlace(
  db: Db,
  companyId: number,
  ids: readonly number[],
  { parentId, rootId, by, at }: Stamp & PlaceInTree,
) {
  await db.execute(sql`update containers set parent_id = ${parentId}::int, root_id = ${rootId}::int,
      position = placed.position, ${stamped(by, at)}
    from (select meant.id, (row_number() over (order by meant.position, meant.id))::int
        + coalesce((select max(last.position) from containers last where last.company_id = ${companyId}
            and last.parent_id is not distinct from ${parentId}::int), -1) as position
      from containers meant where meant.company_id = ${companyId} and meant.id in (${listed(ids)})) placed
    where containers.company_id = ${companyId} and containers.id = placed.id`)
  await db.execute(sql`with recursive below (id, root) as (
      select id, coalesce(${rootId}::int, parent_id) from containers
        where company_id = ${companyId} and parent_id in (${listed(ids)})
      union all
      select child.id, below.root from containers child join below on child.parent_id = below.id
      where child.company_id = ${companyId}
    )
    update containers set root_id = below.root from below
    where containers.company_id = ${companyId} and containers.id = below.id`)
}

/** On whom and on what it would tell that these are archived: who is under way, and the learning groups that give them. */
export async function findTouched(db: Db, companyId: number, ids: readonly number[]) {
  const [found] = await rowsOf<{ learners: number; groups: LocalText[]; people: number }>(
    db,
    sql`select (select count(distinct log.user_id)::int from container_logs log
        where log.company_id = ${companyId} and log.container_id in (${listed(ids)})
          and log.state = 'IN_PROGRESS') as learners,
      (select coalesce(jsonb_agg(distinct kept.name), '[]') from learning_group_courses held
        join learning_groups kept on kept.company_id = held.company_id and kept.id = held.group_id
          and kept.removed_at is null
        where held.company_id = ${companyId} and held.container_id in (${listed(ids)})
          and held.removed_at is null) as groups,
      (select count(distinct stay.user_id)::int from learning_group_courses held
        join learning_groups kept on kept.company_id = held.company_id and kept.id = held.group_id
          and kept.removed_at is null
        join learning_group_stays stay on stay.company_id = held.company_id and stay.group_id = held.group_id
          and stay.until is null and stay.reason <> 'excluded'
        where held.company_id = ${companyId} and held.container_id in (${listed(ids)})
          and held.removed_at is null and not exists (
            select from container_logs done where done.company_id = held.company_id
              and done.user_id = stay.user_id and done.container_id = held.container_id
              and done.state = 'PASSED')) as people`,
  )
  return found ?? { learners: 0, groups: [], people: 0 }
}

/** The courses that stand in folders of these at any depth, and that nobody finds without them. */
export const listFoundWithin = (db: Db, companyId: number, ids: readonly number[]) =>
  rowsOf<{ title: LocalText }>(
    db,
    sql`with recursive within (id) as (
        select id from containers where company_id = ${companyId} and id in (${listed(ids)})
          and type_id <> ${containerType.course} and state = 'active'
        union
        select below.id from within join containers below on below.company_id = ${companyId}
          and below.parent_id = within.id and below.type_id <> ${containerType.course} and below.state = 'active'
      )
      select course.title from containers course
      where course.company_id = ${companyId} and course.parent_id in (select id from within)
        and course.type_id = ${containerType.course} and course.state = 'active' and course.id not in (${listed(ids)})
      order by course.id`,
  )
