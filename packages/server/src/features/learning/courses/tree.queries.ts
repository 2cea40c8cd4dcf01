import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containerType, type SegmentKey } from '@oktant/contract/learning/segments.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { preparedRows } from '../../../db/engine/prepared.ts'
import { folderTypes } from './courses.rules.ts'
import { containers } from './courses.tables.ts'

type TreeKey = { companyId: number; id: number }

const given = sql.placeholder

const parentsOf = preparedRows<{ id: number; title: LocalText; typeId: number; key: SegmentKey | null }>(
  'courses_parents',
  () => sql`with recursive up (id, parent_id, title, type_id, key, step) as (
      select above.id, above.parent_id, above.title, above.type_id, above.key, 1
      from containers here join containers above
        on above.company_id = here.company_id and above.id = here.parent_id
      where here.company_id = ${given('companyId')} and here.id = ${given('id')}
      union all
      select above.id, above.parent_id, above.title, above.type_id, above.key, up.step + 1
      from up join containers above on above.id = up.parent_id
      where above.company_id = ${given('companyId')} and up.step < 20
    )
    select id, title, type_id as "typeId", key from up order by step desc`,
)

/** The containers above one, the topmost first. */
export const listParents = (db: Db, { companyId, id }: TreeKey) => parentsOf(db, { companyId, id })

type FolderRow = {
  id: number
  parentId: number | null
  title: LocalText
  containerTypeId: number
  depth: number
}
// NOTE: written out, as of a list that is given a planner believes that it may be long.
const inFolders = sql.raw(folderTypes.join(', '))
const folders = preparedRows<FolderRow>(
  'courses_folders',
  () => sql`with recursive tree (id, parent_id, title, type_id, depth, place) as (
      select id, parent_id, title, type_id, 0, array[position, id] from containers
      where company_id = ${given('companyId')} and parent_id is null and type_id in (${inFolders})
        and state in ('active', 'draft')
      union all
      select child.id, child.parent_id, child.title, child.type_id, tree.depth + 1,
        tree.place || array[child.position, child.id]
      from containers child join tree on child.parent_id = tree.id
      where child.company_id = ${given('companyId')} and child.type_id in (${inFolders})
        and child.state in ('active', 'draft')
    )
    select id, parent_id as "parentId", title, type_id as "containerTypeId", depth from tree order by place`,
)

/** Where courses can stand, in reading order. */
export const listFolderRows = (db: Db, companyId: number) => folders(db, { companyId })

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

/** What these containers are called, in the order in which they are named. */
export async function listTitles(db: Db, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: containers.id, title: containers.title })
    .from(containers)
    .where(
      and(
        eq(containers.companyId, companyId),
        inArray(containers.id, [...ids]),
        ne(containers.state, 'deleted'),
      ),
    )
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
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

/** What hangs on a container: what stands in a folder, and courses that hold it; sections go with their course. */
export async function listHangingOn(db: Db, { companyId, id, typeId }: TreeKey & { typeId: number }) {
  return rowsOf<{ what: 'below' | 'holders'; title: LocalText }>(
    db,
    sql`select 'below' as what, title from containers
      where company_id = ${companyId} and parent_id = ${id} and state <> 'deleted'
        and ${typeId}::int <> ${containerType.course}
    union all
    select distinct 'holders', holder.title from container_children child
      join edition_children place on place.company_id = child.company_id and place.child_id = child.id
      join containers holder on holder.company_id = child.company_id
        and place.edition_id in (holder.edition_id, holder.draft_id) and holder.state <> 'deleted'
      where child.company_id = ${companyId} and child.nested_id = ${id}`,
  )
}
