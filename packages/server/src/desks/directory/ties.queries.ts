import type { LocalText } from '@oktant/contract/http/http.ts'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/engine/db.ts'
import { type AssignedRow, coursesOfSubject } from '../../features/learning/assignments/assignments.access.ts'
import { users } from '../../features/people/people/people.tables.ts'

type UserKey = { companyId: number; id: number }
type Person = { id: number; fullName: string }
const mostExamples = 5

/** Who leads somebody, nearest first. */
export const findLineOf = (db: Db, { companyId, id }: UserKey) =>
  rowsOf<Person>(
    db,
    sql`with recursive line (id, place) as (
        select manager_id, 1 from ${users} where company_id = ${companyId} and id = ${id} and manager_id is not null
        union all
        select above.manager_id, line.place + 1 from line join ${users} above
          on above.company_id = ${companyId} and above.id = line.id
          where above.manager_id is not null and line.place < 20)
      select person.id, person.first_name || ' ' || person.surname as "fullName"
      from line join ${users} person on person.company_id = ${companyId} and person.id = line.id order by line.place`,
  )

/** Whom somebody leads, active ones alone: the first of them, and how many. */
export async function findTeamOf(db: Db, { companyId, id }: UserKey) {
  const rows = await rowsOf<Person & { count: number }>(
    db,
    sql`select id, first_name || ' ' || surname as "fullName", count(*) over ()::int as count from ${users}
      where company_id = ${companyId} and manager_id = ${id} and status = 'Active'
      order by surname collate "und-x-icu", id limit ${mostExamples}`,
  )
  return {
    count: rows[0]?.count ?? 0,
    examples: rows.map(({ id: led, fullName }) => ({ id: led, fullName })),
  }
}

export type GivenCourse = {
  id: number
  title: LocalText
  state: string | null
  dueOn: string | null
  because: AssignedRow['because']
}

/** The courses that somebody has by their learning groups. */
export const listGivenCourses = (db: Db, { companyId, id }: UserKey) =>
  rowsOf<GivenCourse>(
    db,
    sql`select course.container_id as id, course.title, course.state, course.due_on::text as "dueOn", course.because
      from ${users} subject join ${coursesOfSubject(companyId)} on true
      where subject.company_id = ${companyId} and subject.id = ${id} order by course.container_id`,
  )

type Counted = { id: number; count: number; overdue: number; done: number }

/** How many courses each of these people has by their learning groups, and how they stand with them. */
export const countGivenCourses = (db: Db, companyId: number, ids: readonly number[], now: Date) =>
  rowsOf<Counted>(
    db,
    sql`select subject.id, count(*)::int as count,
        (count(*) filter (where course.state = 'PASSED'))::int as done,
        (count(*) filter (where course.state is distinct from 'PASSED'
          and course.due_on < day_in(${now.toISOString()}::timestamptz, subject.timezone)))::int as overdue
      from ${users} subject join ${coursesOfSubject(companyId)} on true
      where subject.company_id = ${companyId} and subject.id = any(${sql.param([...ids])}::integer[])
      group by subject.id`,
  )
