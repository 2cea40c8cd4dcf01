import { containerType } from '@oktant/contract/learning/segments.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/engine/db.ts'

/** A course that can be given, with the group of those who have it by name, where there is one. */
export type GivenCourse = { id: number; title: LocalText; groupId: number | null }

const groupOf = sql`(select held.group_id from learning_group_courses held
  join learning_groups kept on kept.company_id = held.company_id and kept.id = held.group_id and kept.removed_at is null
  where held.company_id = container.company_id and held.container_id = container.id and held.is_by_name
    and held.removed_at is null order by held.id limit 1)`

/** NOTE: a section is given with its course. */
const course = (companyId: number, id: number) => sql`from containers container
  where container.company_id = ${companyId} and container.id = ${id}
    and container.type_id = ${containerType.course} and container.state <> 'deleted' and container.key is null
    and not exists (select from containers holder where holder.company_id = container.company_id
      and holder.id = container.parent_id and holder.type_id = ${containerType.course})`

export async function findGivenCourse(
  db: Db,
  companyId: number,
  id: number,
): Promise<GivenCourse | undefined> {
  const [found] = await rowsOf<GivenCourse>(
    db,
    sql`select container.id, container.title, ${groupOf} as "groupId" ${course(companyId, id)}`,
  )
  return found
}

/** Held until the commit, so that a course gets one such group, however many begin one at the same time. */
export const holdCourse = (db: Db, companyId: number, id: number) =>
  db.execute(sql`select container.id ${course(companyId, id)} for update of container`)

export const markByName = (db: Db, companyId: number, held: { groupId: number; containerId: number }) =>
  db.execute(sql`update learning_group_courses set is_by_name = true
    where company_id = ${companyId} and group_id = ${held.groupId} and container_id = ${held.containerId}
      and removed_at is null`)
