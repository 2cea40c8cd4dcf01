import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { containers } from '../courses/courses.tables.ts'

/** What stands in a folder, or at the root beside the segments, in its order. */
export const listStanding = (db: Db, companyId: number, parentId: number | null) =>
  db
    .select({ id: containers.id, title: containers.title, containerTypeId: containers.typeId })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        parentId === null ? isNull(containers.parentId) : eq(containers.parentId, parentId),
        isNull(containers.key),
        ne(containers.state, 'deleted'),
      ),
    )
    .orderBy(asc(containers.position), asc(containers.id))

/** Puts containers in this order, from the first place that one of them had. */
export async function writeOrder(db: Db, companyId: number, ids: readonly number[]) {
  await db.execute(sql`update containers set position = first.position + wanted.place - 1
    from unnest(${sql.param([...ids])}::integer[]) with ordinality as wanted (id, place),
      (select coalesce(min(one.position), 0) as position from containers one
        where one.company_id = ${companyId} and one.id = any(${sql.param([...ids])}::integer[])) first
    where containers.company_id = ${companyId} and containers.id = wanted.id`)
}
