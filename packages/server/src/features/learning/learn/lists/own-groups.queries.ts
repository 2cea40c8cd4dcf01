import { type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { belongsTo, eachAssigned } from '../../assignments/assignments.access.ts'
import { dueOn, findCards, isCourse, nameIn, type Viewer } from '../cards/cards.queries.ts'

export type OwnGroupRow = {
  id: number
  name: LocalText
  isByRule: boolean
  since: string
  courses: number
  passed: number
  toTake: number
  dueOn: string | null
}

type Wanted = { only?: SQL; order: SQL; limit: number; offset: number }

const isPassed = sql`log.state is not distinct from 'PASSED'`
const isLeft = sql`assigned.is_mandatory and not ${isPassed}`

// NOTE: a group that holds who was given one course by name is no group to them; and one that gives nothing is not shown.
function ownGroups(viewer: Viewer, { only = sql`true`, order, limit, offset }: Wanted) {
  const { companyId, userId } = viewer
  return sql`with assigned as materialized (${eachAssigned(viewer, sql`not held.is_by_name and ${only}`)}),
    given as (
      select assigned.group_id, assigned.name, count(*)::int as courses,
        (count(*) filter (where ${isPassed}))::int as passed,
        (count(*) filter (where ${isLeft}))::int as "toTake",
        min(${dueOn}) filter (where ${isLeft}) as due_on
      from assigned
      join containers container on container.company_id = ${companyId} and container.id = assigned.container_id
        and container.state = 'active'
      left join containers parent on parent.company_id = ${companyId} and parent.id = container.parent_id
      left join lateral (select latest.* from container_logs latest where latest.company_id = ${companyId}
        and latest.user_id = ${userId}::int and latest.container_id = container.id
        order by latest.period desc limit 1) log on true
      where ${isCourse}
      group by assigned.group_id, assigned.name)
    select given.group_id as id, given.name, given.courses, given.passed, given."toTake",
      given.due_on::text as "dueOn", stay.since, stay.is_by_rule as "isByRule", count(*) over()::int as total
    from given join (${belongsTo(viewer)}) stay on stay.group_id = given.group_id
    order by ${order}, given.group_id limit ${limit} offset ${offset}`
}

const groupName = (viewer: Viewer) => nameIn(viewer.language, 'given.name')

/** The learning groups that give somebody courses. */
export async function findOwnGroups(db: Db, viewer: Viewer, { sort, limit, offset }: Page) {
  const usual = sql`(given."toTake" > 0) desc, given.due_on, ${groupName(viewer)}`
  const column = sort?.field === 'name' ? groupName(viewer) : sql`given.due_on`
  const order = sort ? inOrder(column, sort.descending) : usual
  return withTotal(limit, offset, (page) =>
    rowsOf<OwnGroupRow & { total: number }>(db, ownGroups(viewer, { order, ...page })),
  )
}

export async function findOwnGroup(db: Db, viewer: Viewer, id: number): Promise<OwnGroupRow | undefined> {
  const only = sql`held.group_id = ${id}::int`
  const order = sql`given.due_on`
  const [found] = await rowsOf<OwnGroupRow>(db, ownGroups(viewer, { only, order, limit: 1, offset: 0 }))
  return found
}

/** A page of what a group gives its people: what is left first, in the order in which it is due. */
export function findGroupCourses(db: Db, viewer: Viewer, groupId: number, { sort, limit, offset }: Page) {
  const name = nameIn(viewer.language)
  const usual = sql`(${isPassed}), ${dueOn}, assigned.is_mandatory desc, ${name}`
  const order = sort ? inOrder(sort.field === 'name' ? name : dueOn, sort.descending) : usual
  const where = sql`container.state = 'active' and ${isCourse} and container.id in (
    select held.container_id from learning_group_courses held
    where held.company_id = ${viewer.companyId} and held.group_id = ${groupId} and held.removed_at is null)`
  return withTotal(limit, offset, (page) => findCards(db, viewer, { where, order, ...page }))
}

const inOrder = (column: SQL, descending: boolean) => (descending ? sql`${column} desc nulls last` : column)

type Counted = { total: number }
type Asking<T> = (page: { limit: number; offset: number }) => Promise<(T & Counted)[]>

/** NOTE: beyond the last page no row carries the total. */
async function withTotal<T>(limit: number, offset: number, ask: Asking<T>) {
  const rows = await ask({ limit, offset })
  const [first] = rows.length === 0 && offset > 0 ? await ask({ limit: 1, offset: 0 }) : rows
  return { rows, total: first?.total ?? 0 }
}
