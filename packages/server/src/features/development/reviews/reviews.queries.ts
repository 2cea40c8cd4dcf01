import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { openStatuses } from './reviews.rules.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { findPage, inPage } from '../../../db/query/find-page.ts'
import { containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { isStandInBeside, standInsBeside } from '../../people/deputies/deputies.ts'
import { pdrs } from './reviews.tables.ts'

export type PdrRow = typeof pdrs.$inferSelect
type PdrKey = { companyId: number; id: number }

const given = sql.placeholder
const isOne = and(eq(pdrs.companyId, given('companyId')), eq(pdrs.id, given('id')))
const one = prepared((db) => db.select().from(pdrs).where(isOne).prepare('review_found'))
const held = prepared((db) => db.select().from(pdrs).where(isOne).for('update').prepare('review_held'))

export async function findPdr(db: Db, { companyId, id }: PdrKey) {
  const [row] = await one(db).execute({ companyId, id })
  return row
}

export async function holdPdr(db: Db, { companyId, id }: PdrKey) {
  const [row] = await held(db).execute({ companyId, id })
  return row
}

/** Compare and set by the count of changes; false where somebody was quicker. */
export async function writePdr(
  db: Db,
  { companyId, id, changes }: Pick<PdrRow, 'companyId' | 'id' | 'changes'>,
  change: Partial<typeof pdrs.$inferInsert>,
) {
  const written = await db
    .update(pdrs)
    .set({ ...change, changes: changes + 1 })
    .where(and(eq(pdrs.companyId, companyId), eq(pdrs.id, id), eq(pdrs.changes, changes)))
    .returning({ id: pdrs.id })
  return written.length > 0
}

type Named = { id: number; name: LocalText }
export type HeadRow = {
  id: number
  companyId: number
  status: number
  closedFrom: number | null
  since: string
  movedDeadline: string | null
  assessedMark: number | null
  hasB: boolean
  hasC: boolean
  bDone: boolean
  cDone: boolean
  rejectsB: boolean
  rejectsC: boolean
  userId: number
  userName: string
  managerId: number | null
  managerName: string | null
  /** Who leads in the manager's place today. */
  standIns: { id: number; name: string }[]
  questionManagerId: number | null
  contentForUpperManagers: boolean
  isAbove: boolean
  jobRole: Named | null
  locality: Named | null
  seasonId: number
  seasonName: LocalText
  seasonStart: string
  seasonEnd: string
  phases: { phase: 'person' | 'manager' | 'meeting' | 'sending' | 'acceptance'; deadline: string | null }[]
}

const phaseNow = sql`case pdr.status when 0 then 'person' when 1 then 'manager' when 2 then 'meeting'
  when 3 then 'sending' when 6 then 'sending' when 4 then 'acceptance' end`
const dueOn = sql`case when pdr.status in (5, 7) then null else coalesce(pdr.deadline::text, due.deadline) end`
export const nameOf = (alias: string) => sql.raw(`concat_ws(' ', ${alias}.first_name, ${alias}.surname)`)
export const isOpen = sql.raw(`pdr.status in (${openStatuses.join(', ')})`)

// NOTE: union, not union all: people who lead each other in a ring must not go round for ever.
const below = (companyId: number, leaderId: number) => sql`(with recursive led (id) as (
    select person.id from users person where person.company_id = ${companyId} and person.manager_id = ${leaderId}
    union
    select person.id from led join users person on person.company_id = ${companyId} and person.manager_id = led.id)
  select id from led)`

const lead = { companyId: sql`pdr.company_id`, personId: sql`pdr.manager_id` }
/** Of a review: does somebody lead it, or stand in for who does? */
export const leads = (id: number | SQL) =>
  sql`(pdr.manager_id = ${id} or ${isStandInBeside('reviews', lead, id)})`

/** When the phases of each season are due, read out of it once instead of for every review. */
const dueByPhase = sql`(select distinct on (planned.company_id, planned.id, phase->>'phase') planned.company_id,
    planned.id, phase->>'phase' phase, phase->>'deadline' deadline
  from pdr_seasons planned cross join jsonb_array_elements(planned.phases) phase)`

// NOTE: all are there, by their keys; a left join that a statement does not look at costs it nothing.
const beside = sql`left join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id
  left join users person on person.company_id = pdr.company_id and person.id = pdr.user_id
  left join ${dueByPhase} due on due.company_id = pdr.company_id and due.id = pdr.season_id and due.phase = ${phaseNow}
  left join users boss on boss.company_id = pdr.company_id and boss.id = pdr.manager_id
  left join job_roles role on role.company_id = person.company_id and role.id = person.job_role_id
  left join localities place on place.company_id = person.company_id and place.id = person.locality_id`
const from = sql`from pdrs pdr ${beside}`

type ReaderId = number | ReturnType<typeof sql.placeholder>
/** NOTE: asked from the person up, who has a few above them; whoever leads all has thousands below. Of both sides it is not asked. */
const isAbove = (readerId: ReaderId) => sql`${readerId}::integer is distinct from pdr.user_id
  and ${readerId}::integer is distinct from pdr.manager_id and exists (with recursive above (id) as (
    select person.manager_id
    union
    select lead.manager_id from above join users lead on lead.company_id = pdr.company_id and lead.id = above.id)
  select from above where id = ${readerId}::integer)`

const columns = (readerId: ReaderId) => sql`pdr.id, pdr.company_id "companyId", pdr.status,
  pdr.closed_from "closedFrom", to_char(pdr.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') since,
  pdr.deadline::text "movedDeadline", pdr.assessed_mark "assessedMark", pdr.has_b "hasB", pdr.has_c "hasC",
  pdr.b_done "bDone", pdr.c_done "cDone", pdr.rejects_b "rejectsB", pdr.rejects_c "rejectsC", pdr.user_id "userId",
  ${nameOf('person')} "userName", pdr.manager_id "managerId",
  case when boss.id is not null then ${nameOf('boss')} end "managerName",
  ${standInsBeside('reviews', lead)} "standIns",
  season.question_manager_id "questionManagerId", season.content_for_upper_managers "contentForUpperManagers",
  (${isAbove(readerId)}) "isAbove",
  case when role.id is not null then jsonb_build_object('id', role.id, 'name', role.name) end "jobRole",
  case when place.id is not null then jsonb_build_object('id', place.id, 'name', place.name) end locality,
  season.id "seasonId", season.name "seasonName", season.season_start::text "seasonStart",
  season.season_end::text "seasonEnd", season.phases`

type Reader = { companyId: number; id: number }

const head = preparedRows<HeadRow>(
  'review_head',
  () => sql`select ${columns(given('readerId'))} ${from}
    where pdr.company_id = ${given('companyId')}::integer and pdr.id = ${given('id')}::integer`,
)
export async function findHead(db: Db, { companyId, id: readerId }: Reader, id: number) {
  const [row] = await head(db, { companyId, readerId, id })
  return row
}

const ownHeads = preparedRows<HeadRow>(
  'review_heads_of',
  () => sql`select ${columns(given('readerId'))} ${from}
    where pdr.company_id = ${given('companyId')}::integer and pdr.user_id = ${given('readerId')}::integer
    order by season.season_start desc, pdr.id desc limit 200`,
)
export const listHeadsOf = (db: Db, { companyId, id: readerId }: Reader) =>
  ownHeads(db, { companyId, readerId })

const placed = inPage(sql`pdr.id`)
/** NOTE: planned once, as to plan all that a row shows costs more than to read a page of it. */
const heads = preparedRows<HeadRow>(
  'review_heads',
  () => sql`select ${columns(given('readerId'))} ${from}
    where pdr.company_id = ${given('companyId')}::integer and ${placed.where}
    order by ${placed.order}`,
)

const number = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : 0)
const filters = (today: string): Record<string, (value: string) => SQL | undefined> => ({
  'user.name': (value) => containsText(nameOf('person'), value),
  season: (value) => sql`pdr.season_id = ${number(value)}`,
  status: (value) => sql`pdr.status = ${number(value)}`,
  phase: (value) => sql`${phaseNow} = ${value}`,
  manager: (value) =>
    number(value) === 0 ? sql`pdr.manager_id is null` : sql`pdr.manager_id = ${number(value)}`,
  jobRole: (value) => sql`person.job_role_id = ${number(value)}`,
  locality: (value) => sql`person.locality_id = ${number(value)}`,
  late: (value) => (value === 'true' ? sql`${dueOn} < ${today}` : undefined),
  turn: (value) =>
    value === 'over'
      ? sql`pdr.status in (5, 7)`
      : value === 'mine'
        ? sql`pdr.status in (1, 2, 3, 6)`
        : sql`pdr.status in (0, 4)`,
})
const sorts: Record<string, SQL> = {
  'user.name': sql`concat_ws(' ', person.surname, person.first_name) collate "und-x-icu"`,
  'manager.name': sql`concat_ws(' ', boss.surname, boss.first_name) collate "und-x-icu"`,
  status: sql`pdr.status`,
  since: sql`pdr.since`,
  deadline: dueOn,
}

/** Which reviews somebody lists: those they lead, with those below where the season says so, or all of the company. */
export type Scope = { companyId: number; readerId: number; sees: 'all' | 'team'; today: string }
const inScope = ({ companyId, readerId, sees }: Scope) =>
  sees === 'all'
    ? sql`pdr.company_id = ${companyId}`
    : sql`pdr.company_id = ${companyId} and pdr.user_id <> ${readerId}
        and (${leads(readerId)} or pdr.user_id in ${below(companyId, readerId)})`

const wanted = (scope: Scope, asked: Page['filters']) => {
  const known = filters(scope.today)
  const parts = [inScope(scope), ...asked.flatMap(({ field, value }) => known[field]?.(value) ?? [])]
  return sql.join(parts, sql` and `)
}

export async function pageOfHeads(db: Db, scope: Scope, page: Page) {
  const column =
    sorts[page.sort?.field ?? ''] ??
    sql`concat_ws(' ', person.surname, person.first_name) collate "und-x-icu"`
  const direction = page.sort?.descending ? sql`desc` : sql`asc`
  const matched = sql`(select pdr.id, ${column} place ${from} where ${wanted(scope, page.filters)})`
  const { ids, total } = await findPage(db, matched, { ...page, order: sql`${direction} nulls last` })
  const { companyId, readerId } = scope
  return { rows: ids.length ? await heads(db, { companyId, readerId, ids }) : [], total }
}

/** The chosen ones, held until the change is made. */
export async function holdChosen(
  db: Db,
  scope: Scope,
  chosen: { ids: readonly number[] } | { filters: Page['filters'] },
) {
  const where =
    'ids' in chosen ? sql`${inScope(scope)} and pdr.id = ${anyOf(chosen.ids)}` : wanted(scope, chosen.filters)
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select pdr.id ${from} where ${where} order by pdr.id for update of pdr`,
  )
  return rows.map(({ id }) => id)
}

export const holdPdrs = (db: Db, companyId: number, ids: readonly number[]) =>
  db
    .select()
    .from(pdrs)
    .where(and(eq(pdrs.companyId, companyId), sql`${pdrs.id} = ${anyOf(ids)}`))
    .orderBy(pdrs.id)
    .for('update')

const isLateOn = (today: string) => sql`${isOpen} and ${dueOn} < ${today}`

type StateCount = { status: number; count: number; late: number }
// NOTE: grouped first, so that what is due when is looked up for a few groups instead of for thousands of reviews.
const countStates = (where: SQL, today: string) => sql`select pdr.status, sum(pdr.count)::int count,
    coalesce(sum(pdr.count) filter (where ${isLateOn(today)}), 0)::int late
  from (select pdr.company_id, pdr.season_id, pdr.status, pdr.deadline, count(*) count from pdrs pdr where ${where}
    group by pdr.company_id, pdr.season_id, pdr.status, pdr.deadline) pdr
  left join ${dueByPhase} due on due.company_id = pdr.company_id and due.id = pdr.season_id and due.phase = ${phaseNow}
  group by pdr.status order by pdr.status`

/** How many stand in which state. */
export async function countHeads(db: Db, scope: Scope, seasonId: number | undefined) {
  const rows = await rowsOf<StateCount>(db, countStates(scopeIn(scope, seasonId), scope.today))
  const sum = (name: 'count' | 'late') => rows.reduce((all, row) => all + row[name], 0)
  return {
    total: sum('count'),
    late: sum('late'),
    byStatus: rows.map(({ status, count }) => ({ status, count })),
  }
}

const scopeIn = (scope: Scope, seasonId: number | undefined) =>
  seasonId ? sql`${inScope(scope)} and pdr.season_id = ${seasonId}` : inScope(scope)

type Counted = { id: number | null; name: LocalText | null; total: number; completed: number; late: number }
type CountedRow = Counted & { by: 'manager' | 'locality' | 'jobRole' }

/** By team, locality and job role in one pass over the reviews; a nameless row is of those who have none. */
export async function countGroups(db: Db, scope: Scope, seasonId: number | undefined) {
  const rows = await rowsOf<CountedRow>(
    db,
    sql`with counted as (
        select pdr.manager_id, person.locality_id, person.job_role_id,
          grouping(pdr.manager_id) m, grouping(person.locality_id) l, count(*)::int total,
          (count(*) filter (where pdr.status = 5))::int completed,
          (count(*) filter (where ${isLateOn(scope.today)}))::int late
        ${from} where ${scopeIn(scope, seasonId)}
        group by grouping sets ((pdr.manager_id), (person.locality_id), (person.job_role_id)))
      select case when m = 0 then 'manager' when l = 0 then 'locality' else 'jobRole' end "by",
        total, completed, late, coalesce(boss.id, place.id, role.id) id, case when boss.id is not null
          then jsonb_build_object('en', ${nameOf('boss')}, 'de', ${nameOf('boss')}) else coalesce(place.name, role.name) end name
      from counted left join users boss on boss.company_id = ${scope.companyId} and boss.id = counted.manager_id
      left join localities place on place.company_id = ${scope.companyId} and place.id = counted.locality_id
      left join job_roles role on role.company_id = ${scope.companyId} and role.id = counted.job_role_id
      order by total desc, id`,
  )
  const by = (wanted: CountedRow['by']): Counted[] =>
    rows.flatMap(({ by: found, ...row }) => (found === wanted ? [row] : []))
  return { byManager: by('manager'), byLocality: by('locality'), byJobRole: by('jobRole') }
}

export type ReviewOfTurn = {
  id: number
  status: number
  isOwn: boolean
  season: LocalText
  since: string
  deadline: string | null
}
const self = sql`${given('userId')}::int`
/** What waits for somebody: as the person in 0 and 4, as the manager otherwise; as a part of a statement. */
export const reviewsOfTurn = sql`select pdr.id, pdr.status, pdr.user_id = ${self} "isOwn", season.name season,
    to_char(pdr.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') since, ${dueOn} deadline ${from}
  where pdr.company_id = ${given('reviewsOf')}::int and ((pdr.user_id = ${self} and pdr.status in (0, 4))
    or (pdr.user_id <> ${self} and ${leads(self)} and pdr.status in (1, 2, 3, 6)))
  order by pdr.since, pdr.id limit 100`

/** Is somebody an active person of the company who may lead? */
export const isActivePerson = async (db: Db, companyId: number, id: number) =>
  (await holdActive(db, companyId, [id])).has(id)

/** Who of these is active. NOTE: held until the end, so that nobody leaves unseen while they are given something to do. */
export async function holdActive(db: Db, companyId: number, ids: readonly number[]) {
  const found = await rowsOf<{ id: number }>(
    db,
    sql`select id from users where company_id = ${companyId} and id = ${anyOf(ids)} and status = 'Active'
      order by id for share`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Open reviews whose manager is no longer the person's, or is gone; and those of people who have left. */
export const listMoved = (db: Db, companyId: number, userIds: readonly number[] | null) =>
  rowsOf<{ id: number; hasLeft: boolean; managerId: number | null }>(
    db,
    sql`select pdr.id, person.status <> 'Active' or person.anonymised_at is not null "hasLeft", boss.id "managerId"
      from pdrs pdr join users person on person.company_id = pdr.company_id and person.id = pdr.user_id
      left join users boss on boss.company_id = person.company_id and boss.id = person.manager_id and boss.status = 'Active'
        and boss.id <> person.id
      left join users held on held.company_id = pdr.company_id and held.id = pdr.manager_id and held.status = 'Active'
      where pdr.company_id = ${companyId} and ${isOpen}
        ${userIds ? sql`and (pdr.user_id = ${anyOf(userIds)} or pdr.manager_id = ${anyOf(userIds)})` : sql``}
        and (person.status <> 'Active' or person.anonymised_at is not null
          or (pdr.manager_id is distinct from boss.id and (not pdr.is_given or held.id is null)))
      order by pdr.id limit 500`,
  )

export const listCompanies = (db: Db) =>
  rowsOf<{ companyId: number }>(
    db,
    sql`select distinct pdr.company_id "companyId" from pdrs pdr where ${isOpen}`,
  )

/** Everybody whose turn ends within a season's days of reminding, or is over, and who was not reminded today. */
export const listDue = (db: Db, today: string) =>
  rowsOf<{ id: number; companyId: number }>(
    db,
    sql`select pdr.id, pdr.company_id "companyId" ${from}
      where ${isOpen} and season.remind_days > 0 and pdr.reminded_on is distinct from ${today}::date
        and (${dueOn})::date - season.remind_days <= ${today}::date
        and (pdr.reminded_on is null or (${dueOn})::date = ${today}::date)
      order by pdr.id limit 1000`,
  )

/** Some of what a season has open. */
export const listOpenOf = (db: Db, companyId: number, seasonId: number) =>
  rowsOf<{ id: number }>(
    db,
    sql`select pdr.id from pdrs pdr where pdr.company_id = ${companyId} and pdr.season_id = ${seasonId} and ${isOpen}
      order by pdr.id limit 200`,
  )

export const listIdsOf = (db: Db, { companyId, seasonId }: { companyId: number; seasonId: number }) =>
  db
    .select({ id: pdrs.id, userId: pdrs.userId })
    .from(pdrs)
    .where(and(eq(pdrs.companyId, companyId), eq(pdrs.seasonId, seasonId)))
