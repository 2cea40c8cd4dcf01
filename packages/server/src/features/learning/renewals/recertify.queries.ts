import { type SQL, sql } from 'drizzle-orm'
import { opensDaysAhead } from './renewals.rules.ts'

/**
 * Whose course opens again today: passed last in a period that is so many months old, by the shortest interval of the
 * groups that give it; it opens some days before it is due. Rows as `openPeriods` wants them, of all companies.
 */
export const dueAgain = (now: Date): SQL => sql`
  select company_id, user_id, container_id, due_on from (
    select log.company_id, log.user_id, log.container_id, day_in(log.completed_at, person.timezone) as passed_on,
      (day_in(log.completed_at, person.timezone) + make_interval(months => held.months))::date as due_on,
      day_in(${now.toISOString()}::timestamptz, person.timezone) as today
    from (
      select stay.company_id, stay.user_id, given.container_id, min(given.recertify_months) as months
      from learning_group_courses given
      join learning_groups kept on kept.company_id = given.company_id and kept.id = given.group_id
        and kept.removed_at is null
      join learning_group_stays stay on stay.company_id = given.company_id and stay.group_id = given.group_id
        and stay.until is null and stay.reason <> 'excluded'
      where given.removed_at is null and given.recertify_months is not null
      group by stay.company_id, stay.user_id, given.container_id
    ) held
    join container_logs log on log.company_id = held.company_id and log.user_id = held.user_id
      and log.container_id = held.container_id and log.state = 'PASSED'
      and log.completed_at < ${now.toISOString()}::timestamptz + make_interval(days => ${opensDaysAhead + 2}::integer)
        - make_interval(months => held.months)
    join users person on person.company_id = held.company_id and person.id = held.user_id
      and person.status = 'Active'
    where not exists (select from container_logs later where later.company_id = log.company_id
      and later.user_id = log.user_id and later.container_id = log.container_id and later.period > log.period)
  ) passed
  where today >= greatest(due_on - ${opensDaysAhead}::integer, passed_on + 1)`
