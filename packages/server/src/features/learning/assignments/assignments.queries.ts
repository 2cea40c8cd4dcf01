import { sql } from 'drizzle-orm'
import { mostGiven } from '@oktant/contract/learning/assignments.ts'
import type { ContainerState } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { RuleColumns } from './assignments.rules.ts'

type Group = { companyId: number; groupId: number }
export type HeldRow = RuleColumns & {
  containerId: number
  title: LocalText
  state: ContainerState
  forGroups: boolean
  since: string
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`
const ids = (list: readonly number[]) => sql`(select unnest(${sql.param([...list])}::integer[]))`
const columns = sql`held.is_mandatory as "isMandatory", held.due_on::text as "dueOn", held.due_days as "dueDays",
  held.recertify_months as "recertifyMonths"`
const open = ({ companyId, groupId }: Group) =>
  sql`held.company_id = ${companyId} and held.group_id = ${groupId} and held.removed_at is null`

export const listHeld = (db: Db, group: Group, language: 'en' | 'de') =>
  rowsOf<HeldRow>(
    db,
    sql`select held.container_id as "containerId", container.title, container.state,
        container.for_groups as "forGroups", held.since, ${columns}
      from learning_group_courses held
      join containers container on container.company_id = held.company_id and container.id = held.container_id
        and container.state <> 'deleted'
      where ${open(group)}
      order by held.is_mandatory desc, coalesce(nullif(container.title ->> ${language}::text, ''),
        container.title ->> 'en', '') collate "und-x-icu", held.container_id`,
  )

/** Which of these are courses of the company. */
export async function listKnownCourses(db: Db, companyId: number, containerIds: readonly number[]) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from containers where company_id = ${companyId} and type_id = ${containerType.course}
      and state <> 'deleted' and id in ${ids(containerIds)}`,
  )
  return rows.map(({ id }) => id)
}

export type SentRule = RuleColumns & { containerId: number }
export type Written = RuleColumns & { containerId: number; isNew: boolean }

/** Adds courses to a group and changes those that it has, by one statement; answers those that are new, and how the others were. */
export function writeHeld(db: Db, { companyId, groupId }: Group, sent: readonly SentRule[], now: Date) {
  const list = <K extends keyof SentRule>(key: K) => sql.param(sent.map((row) => row[key]))
  return rowsOf<Written>(
    db,
    sql`with sent as (
      select * from unnest(${list('containerId')}::integer[], ${list('isMandatory')}::boolean[],
        ${list('dueOn')}::date[], ${list('dueDays')}::integer[], ${list('recertifyMonths')}::integer[])
        sent(container_id, is_mandatory, due_on, due_days, recertify_months)),
    old as (
      select held.* from learning_group_courses held join sent on sent.container_id = held.container_id
      where ${open({ companyId, groupId })}
        and (held.is_mandatory, held.due_on, held.due_days, held.recertify_months) is distinct from
          (sent.is_mandatory, sent.due_on, sent.due_days, sent.recertify_months)),
    changed as (
      update learning_group_courses held set is_mandatory = sent.is_mandatory, due_on = sent.due_on,
        due_days = sent.due_days, recertify_months = sent.recertify_months
      from sent where held.id in (select id from old) and held.container_id = sent.container_id),
    added as (
      insert into learning_group_courses (company_id, group_id, container_id, is_mandatory, due_on, due_days,
        recertify_months, since)
      select ${companyId}::integer, ${groupId}::integer, sent.container_id, sent.is_mandatory, sent.due_on,
        sent.due_days, sent.recertify_months, ${at(now)}
      from sent
      on conflict (company_id, group_id, container_id) where removed_at is null do nothing
      returning *)
    select held.container_id as "containerId", true as "isNew", ${columns} from added held
    union all
    select held.container_id, false, ${columns} from old held
    order by 1`,
  )
}

export async function countHeld(db: Db, group: Group) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from learning_group_courses held where ${open(group)}`,
  )
  return row?.count ?? 0
}

const containersOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

/** Answers which. */
export const removeHeld = async (db: Db, group: Group, containerIds: readonly number[], now: Date) =>
  containersOf(
    await rowsOf<{ id: number }>(
      db,
      sql`update learning_group_courses held set removed_at = ${at(now)}
        where ${open(group)} and held.container_id in ${ids(containerIds)} returning held.container_id as id`,
    ),
  )

/** Opens the last of each again that was removed, where none is open. */
export const restoreHeld = async (db: Db, { companyId, groupId }: Group, containerIds: readonly number[]) =>
  containersOf(
    await rowsOf<{ id: number }>(
      db,
      sql`update learning_group_courses held set removed_at = null
        where held.id in (
          select max(last.id) from learning_group_courses last
          where last.company_id = ${companyId} and last.group_id = ${groupId}
            and last.container_id in ${ids(containerIds)}
          group by last.container_id having bool_and(last.removed_at is not null))
        returning held.container_id as id`,
    ),
  )

export type Touched = { people: number; passed: number; overdue: number }

/** How many people a group’s courses would touch, what they have passed of them, and for whom one would be overdue at once. */
export async function countTouched(
  db: Db,
  { companyId, groupId }: Group,
  { containerIds, dueOn, now }: { containerIds: readonly number[]; dueOn: string | null; now: Date },
): Promise<Touched> {
  const [row] = await rowsOf<Touched>(
    db,
    sql`with members as (
      select distinct stay.user_id from learning_group_stays stay
      where stay.company_id = ${companyId} and stay.group_id = ${groupId} and stay.until is null
        and stay.reason <> 'excluded'),
    done as (
      select log.user_id, count(distinct log.container_id)::int as courses from container_logs log
      where log.company_id = ${companyId} and log.container_id in ${ids(containerIds)}
        and log.completed_at is not null
      group by log.user_id)
    select count(*)::int as people, coalesce(sum(done.courses), 0)::int as passed,
      (count(*) filter (where coalesce(done.courses, 0) < ${containerIds.length}::int
        and ${dueOn}::date < day_in(${at(now)}, person.timezone)))::int as overdue
    from members
    join users person on person.company_id = ${companyId} and person.id = members.user_id
    left join done on done.user_id = members.user_id`,
  )
  return row ?? { people: 0, passed: 0, overdue: 0 }
}

type GivenRow = { userId: number; fullName: string; givenBy: string | null; since: string }
export type AudienceRow = RuleColumns & {
  groupId: number
  name: LocalText
  members: number
  since: string
  isByName: boolean
  given: GivenRow[]
}

const given = sql`(select coalesce(json_agg(json_build_object('userId', person.id,
    'fullName', person.first_name || ' ' || person.surname, 'since', person.since,
    'givenBy', (select giver.first_name || ' ' || giver.surname from users giver
      where giver.company_id = held.company_id and giver.id = person.decided_by))
    order by person.since desc, person.id), '[]')
  from (select given.id, given.first_name, given.surname, min(stay.since) as since, max(stay.decided_by) as decided_by
    from learning_group_stays stay
    join users given on given.company_id = stay.company_id and given.id = stay.user_id
    where held.is_by_name and stay.company_id = held.company_id and stay.group_id = held.group_id
      and stay.until is null and stay.reason <> 'excluded'
    group by given.id order by min(stay.since) desc, given.id limit ${mostGiven}) person)`

/** The groups that have a course. */
export const listGroupsOf = (db: Db, companyId: number, containerId: number) =>
  rowsOf<AudienceRow>(
    db,
    sql`select held.group_id as "groupId", kept.name, held.since, held.is_by_name as "isByName", ${columns},
        ${given} as given,
        (select count(distinct stay.user_id)::int from learning_group_stays stay
          where stay.company_id = held.company_id and stay.group_id = held.group_id and stay.until is null
            and stay.reason <> 'excluded') as members
      from learning_group_courses held
      join learning_groups kept on kept.company_id = held.company_id and kept.id = held.group_id
        and kept.removed_at is null
      where held.company_id = ${companyId} and held.container_id = ${containerId} and held.removed_at is null
      order by held.is_mandatory desc, held.since, held.group_id`,
  )
