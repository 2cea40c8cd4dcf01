import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containerType, type SegmentKey } from '@oktant/contract/learning/segments.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { containers } from '../courses/courses.tables.ts'

export type SegmentRow = {
  id: number
  key: SegmentKey
  typeId: number
  title: LocalText
  shortTitle: LocalText
  description: LocalText
  position: number
  /** Its courses at any depth. */
  courseIds: readonly number[]
  /** How many of them are open to visitors. */
  openCourses: number
}

export async function listSegmentRows(db: Db, companyId: number): Promise<SegmentRow[]> {
  const [rows, courses] = [await selectSegments(db, companyId), await listCourseIds(db, companyId)]
  return rows.map((row) => ({ ...row, ...(courses.get(row.id) ?? { courseIds: [], openCourses: 0 }) }))
}

function selectSegments(db: Db, companyId: number) {
  return db
    .select({
      id: containers.id,
      // NOTE: `makeDefaultSegments` writes segments, with keys of the contract's list.
      key: sql<SegmentKey>`${containers.key}`,
      typeId: containers.typeId,
      title: containers.title,
      shortTitle: containers.shortTitle,
      description: containers.description,
      position: containers.position,
    })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        isNull(containers.parentId),
        eq(containers.typeId, containerType.topic),
        eq(containers.state, 'active'),
      ),
    )
    .orderBy(asc(containers.position), asc(containers.id))
}

/** The courses at any depth below each segment, by the segment's id; what is not active hides what is below it. */
async function listCourseIds(db: Db, companyId: number) {
  const rows = await rowsOf<{ segmentId: number; courseIds: number[]; openCourses: number }>(
    db,
    sql`with recursive tree (id, segment_id, type_id, edition_id) as (
      select id, id, type_id, edition_id from containers
      where company_id = ${companyId} and parent_id is null and type_id = ${containerType.topic} and state = 'active'
      union all
      select child.id, tree.segment_id, child.type_id, child.edition_id from containers child
      join tree on child.parent_id = tree.id
      where child.company_id = ${companyId} and child.state = 'active' and not child.for_groups
        and tree.type_id <> ${containerType.course}
    )
    select tree.segment_id as "segmentId", array_agg(tree.id) as "courseIds",
      count(*) filter (where edition.open_to_visitors)::int as "openCourses"
    from tree left join container_editions edition
      on edition.company_id = ${companyId} and edition.id = tree.edition_id
    where tree.type_id = ${containerType.course} group by tree.segment_id`,
  )
  return new Map(rows.map(({ segmentId, ...courses }) => [segmentId, courses]))
}

export async function insertContainers(db: Db, values: (typeof containers.$inferInsert)[]) {
  await db.insert(containers).values(values)
}
