import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { LearningGroupForm, StayReason, StayView } from '@oktant/contract/people/learning-groups.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containingFolded, containsLocal } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { isNameTaken } from '../../../db/query/name-taken.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { learningGroups } from './learning-groups.tables.ts'
import { isResting } from './stays/stays.queries.ts'

type Language = 'en' | 'de'

/** NOTE: by groups in the order of the index; to count what is distinct would sort all of them. */
const counted = (wanted: SQL) => sql<number>`(select count(*)::int
  from (select from learning_group_stays stay where stay.company_id = learning_groups.company_id
      and stay.group_id = learning_groups.id and stay.until is null and ${wanted}
    group by stay.user_id) one)`
const members = counted(sql`stay.reason <> 'excluded'`)
const hasRule = sql<boolean>`(jsonb_array_length(learning_groups.rule -> 'sets') > 0)`

const nameIn = (language: Language) => sql`(coalesce(nullif(learning_groups.name ->> ${language}, ''),
  nullif(learning_groups.name ->> 'en', ''), learning_groups.name ->> 'de') collate "und-x-icu")`

/** What a filter of the list asks of a group. */
export function matches({ field, value }: Page['filters'][number]) {
  if (field === 'kind') return sql`${hasRule} = ${value === 'rule'}`
  return containsLocal(sql`learning_groups.name`, value)
}

export async function findLearningGroups(db: Db, companyId: number, language: Language, page: Page) {
  const wanted = and(
    eq(learningGroups.companyId, companyId),
    isNull(learningGroups.removedAt),
    ...page.filters.map(matches),
  )
  const direct = page.sort?.descending ? desc : asc
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: learningGroups.id,
        name: learningGroups.name,
        description: learningGroups.description,
        isByRule: hasRule,
        members,
      })
      .from(learningGroups)
      .where(wanted)
      .orderBy(direct(page.sort?.field === 'members' ? members : nameIn(language)), asc(learningGroups.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(learningGroups)
      .where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function findLearningGroup(db: Db, companyId: number, id: number, isRemoved = false) {
  const [row] = await db
    .select({
      id: learningGroups.id,
      name: learningGroups.name,
      description: learningGroups.description,
      rule: learningGroups.rule,
      members,
      byHand: counted(sql`stay.reason = 'hand'`),
      excluded: counted(sql`stay.reason = 'excluded'`),
      isResting: sql<boolean>`(select ${isResting} from learning_groups kept
        where kept.company_id = learning_groups.company_id and kept.id = learning_groups.id)`,
    })
    .from(learningGroups)
    .where(
      and(
        eq(learningGroups.companyId, companyId),
        eq(learningGroups.id, id),
        isRemoved ? isNotNull(learningGroups.removedAt) : isNull(learningGroups.removedAt),
      ),
    )
  return row
}
export type LearningGroupRow = NonNullable<Awaited<ReturnType<typeof findLearningGroup>>>

/** Does another group have this name, in either language? */
export const isGroupNameTaken = (db: Db, companyId: number, name: LocalText, but: number | null) =>
  isNameTaken(db, { table: learningGroups, name: learningGroups.name }, { companyId, but }, name)

export async function insertLearningGroup(db: Db, companyId: number, form: LearningGroupForm) {
  const [made] = await db
    .insert(learningGroups)
    .values({ ...form, companyId })
    .returning({ id: learningGroups.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

type Values = Partial<typeof learningGroups.$inferInsert>
export async function writeLearningGroup(db: Db, companyId: number, id: number, values: Values) {
  await db
    .update(learningGroups)
    .set(values)
    .where(and(eq(learningGroups.companyId, companyId), eq(learningGroups.id, id)))
}

export type StayRow = {
  id: number
  userId: number
  firstName: string
  surname: string
  login: string
  status: 'Active' | 'Inactive'
  reasons: StayReason[]
  decidedBy: string | null
  since: Date | string
  until: Date | string | null
}

const isEarlier = sql`exists (select from learning_group_stays other where other.company_id = stay.company_id
  and other.group_id = stay.group_id and other.user_id = stay.user_id and other.until is null
  and other.reason <> 'excluded' and other.id < stay.id)`

/** Which stays each view shows; whoever belongs by rule and by hand is one row. */
const views: Record<StayView, SQL> = {
  members: sql`stay.until is null and stay.reason <> 'excluded' and not ${isEarlier}`,
  excluded: sql`stay.until is null and stay.reason = 'excluded'`,
  history: sql`true`,
}

const hasReason = (view: StayView, reason: string) =>
  view === 'members'
    ? sql`exists (select from learning_group_stays other where other.company_id = stay.company_id
        and other.group_id = stay.group_id and other.user_id = stay.user_id and other.until is null
        and other.reason = ${reason})`
    : sql`stay.reason = ${reason}`

type Wanted = { companyId: number; groupId: number; view: StayView; page: Page }

/** A page of them by number first; what stands beside is fetched for its rows alone. */
export async function findStays(db: Db, { companyId, groupId, view, page }: Wanted) {
  const filters = page.filters.flatMap(({ field, value }) => {
    if (field === 'surname') return [sql`and person.surname_folded like ${containingFolded(value)}`]
    return field === 'reason' ? [sql`and ${hasReason(view, value)}`] : []
  })
  const direction = page.sort?.descending ? sql`desc` : sql`asc`
  const order =
    page.sort?.field === 'since'
      ? sql`stay.since ${direction}, stay.id ${direction}`
      : sql`person.surname collate "und-x-icu" ${direction}, person.id, stay.id desc`
  const from = sql`learning_group_stays stay
    join users person on person.company_id = stay.company_id and person.id = stay.user_id
    where stay.company_id = ${companyId} and stay.group_id = ${groupId} and ${views[view]}
      ${sql.join(filters, sql` `)}`
  const [rows, [total]] = await Promise.all([
    rowsOf<StayRow>(
      db,
      sql`select stay.id, stay.user_id as "userId", person.first_name as "firstName", person.surname, person.login,
          person.status, stay.since, stay.until,
          case when ${view === 'members'} then (select jsonb_agg(other.reason order by other.reason)
            from learning_group_stays other where other.company_id = stay.company_id
              and other.group_id = stay.group_id and other.user_id = stay.user_id and other.until is null)
            else jsonb_build_array(stay.reason) end as reasons,
          (select by.first_name || ' ' || by.surname from users by where by.company_id = stay.company_id
            and by.id = case when ${view === 'members'} then (select other.decided_by
              from learning_group_stays other where other.company_id = stay.company_id
                and other.group_id = stay.group_id and other.user_id = stay.user_id and other.until is null
                and other.reason = 'hand') else stay.decided_by end) as "decidedBy"
        from ${from} order by ${order} limit ${page.limit} offset ${page.offset}`,
    ),
    rowsOf<{ count: number }>(db, sql`select count(*)::int as count from ${from}`),
  ])
  return { rows, total: total?.count ?? 0 }
}

const mostExamples = 5

export async function findMemberNames(db: Db, companyId: number, groupId: number) {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct person.id, person.first_name || ' ' || person.surname as name from learning_group_stays stay
      join users person on person.company_id = stay.company_id and person.id = stay.user_id
      where stay.company_id = ${companyId} and stay.group_id = ${groupId} and stay.until is null
        and stay.reason <> 'excluded' order by person.id limit ${mostExamples}`,
  )
  return rows.map(({ name }) => name)
}

/** The courses in force that a group gives its people, some by their titles. */
export const findGivenCourses = (db: Db, companyId: number, groupId: number) =>
  rowsOf<{ title: LocalText; count: number }>(
    db,
    sql`select course.title, count(*) over()::int as count from learning_group_courses held
      join containers course on course.company_id = held.company_id and course.id = held.container_id
        and course.state = 'active'
      where held.company_id = ${companyId} and held.group_id = ${groupId} and held.removed_at is null
      order by held.id limit ${mostExamples}`,
  )

/** Which of these are people of the company. */
export async function listKnownPeople(db: Db, companyId: number, ids: readonly number[]) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from users where company_id = ${companyId}
      and id in (select unnest(${sql.param([...ids])}::integer[]))`,
  )
  return rows.map(({ id }) => id)
}

type Named = { id: number; name: LocalText }

/** What a rule can name, by name. */
export async function listChoices(db: Db, companyId: number) {
  const named = (name: SQL, table: SQL) =>
    rowsOf<Named>(
      db,
      sql`select id, ${name} as name from ${table} where company_id = ${companyId}
        order by (${name} ->> 'en') collate "und-x-icu", id`,
    )
  const [projects, jobRoles, localities] = await Promise.all([
    named(sql`jsonb_build_object('en', name, 'de', name)`, sql`projects`),
    named(sql`name`, sql`job_roles`),
    named(sql`name`, sql`localities`),
  ])
  return { projects, jobRoles, localities }
}

type StayOf = { id: number; name: LocalText; reasons: StayReason[]; since: string }

/** The learning groups to which somebody belongs now, and why. */
export async function listStaysOfPerson(db: Db, { companyId, id }: { companyId: number; id: number }) {
  const rows = await rowsOf<StayOf>(
    db,
    sql`select kept.id, kept.name, json_agg(stay.reason order by stay.reason) as reasons, min(stay.since) as since
      from learning_group_stays stay
      join learning_groups kept on kept.company_id = stay.company_id and kept.id = stay.group_id and kept.removed_at is null
      where stay.company_id = ${companyId} and stay.user_id = ${id} and stay.until is null and stay.reason <> 'excluded'
      group by kept.id, kept.name order by since, kept.id`,
  )
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }))
}
