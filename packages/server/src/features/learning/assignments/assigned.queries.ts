import { lateJoinerDays } from '@oktant/contract/learning/assignments.ts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/** Whoever belongs to a group now, whatever the reason. */
const belongs = sql`stay.until is null and stay.reason <> 'excluded'`

type GivenValue<T> = T | Placeholder
type Viewer = {
  companyId: GivenValue<number>
  userId: GivenValue<number | null>
  timezone: GivenValue<string>
}
/** Of whom a query is: a viewer by number, or a person of the query around it. */
type AskedAssignments = {
  companyId: GivenValue<number>
  userId: GivenValue<number | null> | SQL
  timezone: GivenValue<string> | SQL
}

/** The learning groups that somebody belongs to, since when, and whether by their rule. */
export const belongsTo = ({ companyId, userId }: Omit<Viewer, 'timezone'>): SQL => sql`
  select stay.group_id, min(stay.since) as since, bool_or(stay.reason = 'rule') as is_by_rule
  from learning_group_stays stay
  where stay.company_id = ${companyId} and stay.user_id = ${userId}::int and ${belongs}
  group by stay.group_id`

/** Why somebody has a course: the learning group, which may hold those who were given it by name, and since when. */
export type Because = {
  groupId: number
  name: { en: string; de: string }
  isByName: boolean
  givenBy: string | null
  since: string
  isMandatory: boolean
  dueOn: string | null
}

export type AssignedRow = { isMandatory: boolean; dueOn: string | null; because: Because[] }

const giver = sql`case when had.is_by_name then (select giver.first_name || ' ' || giver.surname from users giver
    where giver.company_id = had.company_id and giver.id = had.decided_by) end`

// NOTE: written out, as a value that is sent along would have no number in a query that is prepared.
const grace = sql.raw(String(lateJoinerDays))

/** The courses that somebody has by their learning groups, one row for each group that gives one; `only` narrows it, as `held`. */
export const eachAssigned = (
  { companyId, userId, timezone }: AskedAssignments,
  only: SQL = sql`true`,
): SQL => sql`
  select had.*, least(had.own_due, case
      when had.fixed_on is null then day_in(had.since, ${timezone}::text) + had.due_days
      when had.is_late and had.fixed_on < day_in(had.since, ${timezone}::text)
        then day_in(had.since, ${timezone}::text) + ${grace}
      else had.fixed_on end) as due_on, ${giver} as given_by from (
    select held.container_id, held.group_id, kept.name, held.is_mandatory, held.due_on as fixed_on, held.due_days,
      held.recertify_months, held.is_by_name,
      max(stay.decided_by) as decided_by, held.company_id, min(stay.due_on) as own_due,
      greatest(min(stay.since), held.since) as since, min(stay.since) > held.since as is_late
    from learning_group_stays stay
    join learning_groups kept on kept.company_id = stay.company_id and kept.id = stay.group_id
      and kept.removed_at is null
    join learning_group_courses held on held.company_id = stay.company_id and held.group_id = stay.group_id
      and held.removed_at is null
    where stay.company_id = ${companyId} and stay.user_id = ${userId}::int and ${belongs} and ${only}
    group by held.id, kept.id
  ) had`

const weightiestFirst = sql`order by each.is_mandatory desc, each.due_on, each.since, each.group_id`

/**
 * The courses that somebody has by their learning groups, one row for each: mandatory where one group says so, due when the
 * first of them wants it. `only` narrows it to some courses, as `held`.
 */
export const assignedTo = (asked: AskedAssignments, only?: SQL): SQL => sql`
  select each.container_id, bool_or(each.is_mandatory) as is_mandatory, min(each.due_on) as due_on,
    min(each.since) as since, min(each.recertify_months) as recertify_months, jsonb_agg(jsonb_build_object('groupId', each.group_id, 'name', each.name, 'isByName', each.is_by_name,
      'givenBy', each.given_by, 'since', each.since, 'isMandatory', each.is_mandatory, 'dueOn', each.due_on)
      ${weightiestFirst}) as because
  from (${eachAssigned(asked, only)}) each
  group by each.container_id`

/** One row of `eachAssigned`. NOTE: by places, as the database takes longer to write names than to find the rows. */
export type EachAssigned = [
  containerId: number,
  groupId: number,
  name: Because['name'],
  isByName: boolean,
  givenBy: string | null,
  since: string,
  isMandatory: boolean,
  dueOn: string | null,
]

/** The rows of `each` as one value, for `byCourse`. */
export const assignedList = sql`coalesce(json_agg(json_build_array(each.container_id, each.group_id, each.name,
  each.is_by_name, each.given_by, each.since, each.is_mandatory, each.due_on) ${weightiestFirst}), '[]')`

/** What `assignedTo` says of each course, put together here. */
export function byCourse(list: readonly EachAssigned[]) {
  const courses = new Map<number, AssignedRow>()
  for (const [containerId, groupId, name, isByName, givenBy, since, isMandatory, dueOn] of list) {
    const course = courses.get(containerId) ?? { isMandatory: false, dueOn: null, because: [] }
    courses.set(containerId, course)
    course.because.push({ groupId, name, isByName, givenBy, since, isMandatory, dueOn })
    course.isMandatory ||= isMandatory
    if (dueOn !== null && (course.dueOn === null || dueOn < course.dueOn)) course.dueOn = dueOn
  }
  return courses
}

/** The same of the one course that `only` leaves. */
export const assignedOne = (asked: AskedAssignments, only: SQL) =>
  sql`(select ${assignedList} from (${eachAssigned(asked, only)}) each)`.mapWith(
    (list: EachAssigned[]): AssignedRow | null => [...byCourse(list).values()][0] ?? null,
  )

/** Is a container, named as in the query around it, shown to somebody? One for groups alone is to their people and to who has begun it. */
export function isShownTo({ companyId, userId }: Omit<Viewer, 'timezone'>, name = 'container'): SQL {
  const container = sql.raw(name)
  if (userId === null) return sql`not ${container}.for_groups`
  return sql`(not ${container}.for_groups or exists (
    select from learning_group_stays stay
    join learning_groups kept on kept.company_id = stay.company_id and kept.id = stay.group_id
      and kept.removed_at is null
    join learning_group_courses held on held.company_id = stay.company_id and held.group_id = stay.group_id
      and held.removed_at is null and held.container_id = ${container}.id
    where stay.company_id = ${companyId} and stay.user_id = ${userId}::int and ${belongs}) or exists (
    select from container_logs begun where begun.company_id = ${companyId} and begun.user_id = ${userId}::int
      and begun.container_id = ${container}.id))`
}

/** The numbers of whatever somebody has by their learning groups or has begun: of what is for groups alone, they are shown these. */
export const shownForGroups = ({ companyId, userId }: Omit<Viewer, 'timezone'>): SQL => sql`
  select held.container_id as id from learning_group_stays stay
  join learning_groups kept on kept.company_id = stay.company_id and kept.id = stay.group_id
    and kept.removed_at is null
  join learning_group_courses held on held.company_id = stay.company_id and held.group_id = stay.group_id
    and held.removed_at is null
  where stay.company_id = ${companyId} and stay.user_id = ${userId}::int and ${belongs}
  union all
  select begun.container_id from container_logs begun
  where begun.company_id = ${companyId} and begun.user_id = ${userId}::int`

/**
 * The courses of each person of the query around it, who is `subject` there, as rows of `course`: since when they have it, how
 * far they are, and by when they are to be through.
 */
export const coursesOfSubject = (companyId: number): SQL => sql`lateral (
  select mine.container_id, mine.since, mine.because, mine.is_mandatory, container.title, latest.state,
    case when coalesce(latest.period, 1) > 1 then latest.due_on when mine.is_mandatory then mine.due_on end as due_on
  from (${assignedTo({ companyId, userId: sql`subject.id`, timezone: sql`subject.timezone` })}) mine
  join containers container on container.company_id = ${companyId} and container.id = mine.container_id
    and container.state = 'active'
  left join lateral (
    select log.state, log.period, log.due_on from container_logs log
    where log.company_id = ${companyId} and log.user_id = subject.id and log.container_id = mine.container_id
    order by log.period desc limit 1) latest on true
) course`
