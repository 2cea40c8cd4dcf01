import { sql } from 'drizzle-orm'
import type { ProgressYear } from '@oktant/contract/learning/own/progress.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'

type PersonKey = { companyId: number; userId: number | null; timezone: string }

const given = sql.placeholder

function progressYear() {
  const [companyId, userId, timezone, year] = [
    given('companyId'),
    given('userId'),
    given('timezone'),
    given('year'),
  ]
  const whose = sql`log.company_id = ${companyId} and log.user_id = ${userId}::int`
  const inYear = sql`log.completed_at >= (make_date(${year}::int, 1, 1)::timestamp at time zone ${timezone}::text)
    and log.completed_at < (make_date(${year}::int + 1, 1, 1)::timestamp at time zone ${timezone}::text)`
  const day = sql`to_char(log.completed_at at time zone ${timezone}::text, 'YYYY-MM-DD')`
  const isCourse = sql`exists (select from containers course where course.company_id = log.company_id
    and course.id = log.container_id and course.type_id = ${sql.raw(String(containerType.course))})`
  return sql`with done as (
      select ${day} as day, 1 as part, 0 as course from component_logs log where ${whose} and ${inYear}
      union all
      select ${day}, 0, 1 from container_logs log where ${whose} and ${inYear} and ${isCourse}
    ), days as (
      select day, sum(part)::int as parts, sum(course)::int as courses from done group by day order by day
    )
    select ${year}::int as year,
      coalesce((select extract(year from min(log.started_at) at time zone ${timezone}::text)::int
        from container_logs log where ${whose}), ${year}::int) as "firstYear",
      (select count(distinct log.container_id)::int from container_logs log
        where ${whose} and log.completed_at is not null and ${isCourse}) as passed,
      coalesce((select sum(log.seconds)::int from component_logs log where ${whose}), 0) as seconds,
      coalesce((select json_agg(days order by days.day) from days), '[]') as days`
}

const ofYear = preparedRows<ProgressYear>('learning_progress_year', progressYear)

/** One year of what somebody finished, by the days where they live, in one statement. */
export async function findProgressYear(db: Db, { companyId, userId, timezone }: PersonKey, year: number) {
  const [row] = await ofYear(db, { companyId, userId, timezone, year })
  return row
}
