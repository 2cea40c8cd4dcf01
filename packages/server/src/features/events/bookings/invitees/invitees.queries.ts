import { type SQL, sql } from 'drizzle-orm'
import type { Invitee, InviteeSource } from '@oktant/contract/events/invitees.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { containsText } from '../../../../db/query/containing.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import type { NamedPerson } from './invitees.rules.ts'

/** What somebody may choose from: their own groups or all, and learning groups or none. */
export type Reach = { companyId: number; userId: number; allGroups: boolean; learningGroups: boolean }
export type From = { source: InviteeSource; sourceId: number }
export type Source = { source: InviteeSource; id: number; name: LocalText }

const mostSources = 1000
const { MANAGER_DECLINED, HR_DECLINED, USER_DECLINED } = bookingStatus

const ownGroup = ({ userId, allGroups }: Reach) =>
  allGroups
    ? sql`true`
    : sql`exists (select from project_members own where own.company_id = project.company_id
        and own.project_id = project.id and own.user_id = ${userId})`

/** NOTE: the group of those who were given a course by name is offered as the people of that course. */
const learningGroup = sql`kept.removed_at is null and not exists (select from learning_group_courses held
  where held.company_id = kept.company_id and held.group_id = kept.id and held.is_by_name)`

/** Each kind of what has people, as rows of kind, number and name. */
function sourcesOf(reach: Reach, eventId: number): SQL {
  const { companyId, learningGroups } = reach
  return sql`select 'project' "source", project.id, jsonb_build_object('en', project.name, 'de', project.name) "name"
      from projects project where project.company_id = ${companyId} and ${ownGroup(reach)}
    union all select 'learningGroup', kept.id, kept.name
      from learning_groups kept where kept.company_id = ${companyId} and ${learningGroups} and ${learningGroup}
    union all select 'container', course.id, course.title
      from event_courses linked
      join containers course on course.company_id = linked.company_id and course.id = linked.container_id
      where linked.company_id = ${companyId} and linked.event_id = ${eventId}`
}

export const listSources = (db: Db, reach: Reach, eventId: number, language: Language) =>
  rowsOf<Source>(
    db,
    sql`select * from (${sourcesOf(reach, eventId)}) one
      order by one."source", (one."name" ->> ${language}::text) collate "und-x-icu", one.id limit ${mostSources}`,
  )

export async function findSource(db: Db, reach: Reach, eventId: number, { source, sourceId }: From) {
  const [found] = await rowsOf<Source>(
    db,
    sql`select * from (${sourcesOf(reach, eventId)}) one where one."source" = ${source} and one.id = ${sourceId}`,
  )
  return found
}

const belongs = sql`stay.company_id = person.company_id and stay.user_id = person.id
  and stay.until is null and stay.reason <> 'excluded'`

/** Does a person belong to it? Of a course: is it given to them, by name or by a group of theirs? */
const belongsTo: Record<InviteeSource, (id: number) => SQL> = {
  project: (id) => sql`exists (select from project_members member where member.company_id = person.company_id
    and member.user_id = person.id and member.project_id = ${id})`,
  learningGroup: (id) => sql`exists (select from learning_group_stays stay where ${belongs}
    and stay.group_id = ${id})`,
  container: (id) => sql`exists (select from learning_group_stays stay
    join learning_groups kept on kept.company_id = stay.company_id and kept.id = stay.group_id
      and kept.removed_at is null
    join learning_group_courses held on held.company_id = stay.company_id and held.group_id = stay.group_id
      and held.removed_at is null and held.container_id = ${id}
    where ${belongs})`,
}

type WhoseInvitees = { companyId: number; eventId: number; from: From }
const people = ({ companyId, from: { source, sourceId } }: WhoseInvitees) =>
  sql`from users person where person.company_id = ${companyId} and person.anonymised_at is null
    and ${belongsTo[source](sourceId)}`

/** NOTE: whoever was declined or has stepped back can be put down again. */
const again = [MANAGER_DECLINED, HR_DECLINED, USER_DECLINED]
const isBooked = ({ eventId }: WhoseInvitees) =>
  sql`exists (select from bookings booking where booking.company_id = person.company_id
    and booking.event_id = ${eventId} and booking.user_id = person.id and booking.status <> all(${sql.param(again)}::integer[]))`

const filters: Record<string, (value: string) => SQL> = {
  name: (value) => containsText(sql`concat_ws(' ', person.first_name, person.surname)`, value),
  'userStatus.name': (value) => (value === '%ctive' ? sql`true` : sql`person.status = ${value}`),
}
const sorts: Record<string, SQL> = {
  firstName: sql`person.first_name collate "und-x-icu"`,
  surname: sql`person.surname collate "und-x-icu"`,
}

export async function pageOfInvitees(
  db: Db,
  whose: WhoseInvitees,
  { filters: asked, sort, limit, offset }: Page,
) {
  const wanted = asked.flatMap(({ field, value }) => filters[field]?.(value) ?? [])
  const from = sql.join([people(whose), ...wanted], sql` and `)
  const column = sorts[sort?.field ?? ''] ?? sql`person.first_name collate "und-x-icu"`
  const way = sort?.descending ? sql`desc` : sql`asc`
  const rows = await rowsOf<Invitee>(
    db,
    sql`select person.id, person.first_name "firstName", person.surname, person.email_address "email",
        person.status = 'Active' "isActive", ${isBooked(whose)} "isBooked"
      ${from} order by ${column} ${way}, person.surname collate "und-x-icu", person.id
      limit ${limit} offset ${offset}`,
  )
  const [total] = await rowsOf<{ count: number }>(db, sql`select count(*)::int "count" ${from}`)
  return { rows, total: total?.count ?? 0 }
}

/** The active people who can be put down, some of them, and how many there are and are on the event already. */
export async function listToAdd(db: Db, whose: WhoseInvitees, most: number) {
  const [row] = await rowsOf<{ ids: number[]; open: number; already: number }>(
    db,
    sql`with meant as (select person.id, ${isBooked(whose)} "isBooked"
        ${people(whose)} and person.status = 'Active')
      select (select count(*)::int from meant where not "isBooked") "open",
        (select count(*)::int from meant where "isBooked") "already",
        array(select id from meant where not "isBooked" order by id limit ${most}) "ids"`,
  )
  return row ?? { ids: [], open: 0, already: 0 }
}

/** Whom texts name: by staff number, user name or e-mail. NOTE: each by itself, as of three ways at once none is quick. */
export async function listNamed(db: Db, companyId: number, texts: readonly string[]) {
  if (!texts.length) return []
  const by = (column: SQL, text: SQL) => sql`select sent.text, person.id, person.status = 'Active' "isActive"
    from sent join users person on ${column} = ${text}
    where person.company_id = ${companyId} and person.anonymised_at is null`
  const [asWritten, small] = [sql`sent.text`, sql`lower(sent.text)`]
  return rowsOf<NamedPerson>(
    db,
    sql`with sent (text) as (select unnest(${sql.param([...texts])}::text[]))
      ${by(sql`person.external_id`, asWritten)} union ${by(sql`lower(person.login)`, small)}
      union ${by(sql`lower(person.email_address)`, small)}`,
  )
}
