import { type SQL, sql } from 'drizzle-orm'
import type { PeriodReason } from '@oktant/contract/learning/own/learning-state.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'

export type Opened = { companyId: number; userId: number; containerId: number; period: number }

/** Rows of `company_id`, `user_id`, `container_id` and `due_on`. */
export type Wanted = SQL

/**
 * Opens a course, and what it holds, again for everybody who has passed it last: one statement for all of them. Who has not
 * passed, or has a later period open, is left as they are, so that asking twice opens nothing twice.
 */
export const insertPeriods = (db: Db, wanted: Wanted, by: PeriodReason, now: Date) =>
  rowsOf<Opened>(
    db,
    sql`with recursive wanted as (
      select company_id, user_id, container_id, min(due_on) as due_on from (${wanted}) asked
      group by company_id, user_id, container_id),
    reached (company_id, user_id, container_id, due_on, depth) as (
      select company_id, user_id, container_id, due_on, 0 from wanted
      union all
      select reached.company_id, reached.user_id, child.nested_id, reached.due_on, reached.depth + 1
      from reached
      join containers holding on holding.company_id = reached.company_id and holding.id = reached.container_id
      join edition_children place on place.company_id = holding.company_id and place.edition_id = holding.edition_id
        and place.enabled
      join container_children child on child.company_id = place.company_id and child.id = place.child_id
        and child.nested_id is not null
      where reached.depth < 10),
    once as (
      select company_id, user_id, container_id, min(due_on) as due_on from reached
      group by company_id, user_id, container_id)
    insert into container_logs (company_id, user_id, container_id, period, edition_id, state, started_at, last_at,
      opened_by, opened_at, due_on)
    select once.company_id, once.user_id, once.container_id, latest.period + 1, container.edition_id, 'NOT_STARTED',
      ${at(now)}, ${at(now)}, ${by}::text, ${at(now)}, once.due_on
    from once
    join containers container on container.company_id = once.company_id and container.id = once.container_id
      and container.state = 'active' and container.edition_id is not null
    join lateral (
      select log.period, log.state from container_logs log
      where log.company_id = once.company_id and log.user_id = once.user_id and log.container_id = once.container_id
      order by log.period desc limit 1) latest on latest.state = 'PASSED'
    on conflict (company_id, user_id, container_id, period) do nothing
    returning company_id as "companyId", user_id as "userId", container_id as "containerId", period`,
  )

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`
