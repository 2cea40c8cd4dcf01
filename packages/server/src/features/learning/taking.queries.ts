import { sql } from 'drizzle-orm'
import { componentLogs, containerLogs } from './learning.tables.ts'

const given = sql.placeholder

/** Locks somebody’s record of a course that they go on with, as a part of a statement that opens something of it. */
export const courseTouched = sql`update ${containerLogs} set last_at = ${given('now')}::timestamptz
  where company_id = ${given('companyId')} and id = ${given('containerLogId')}
  returning id as taken_id`

/** The record of somebody’s next attempt at a place, as a part of a statement that begins one; none without a course. */
export const attemptLogBegun = sql`insert into ${componentLogs}
    (company_id, user_id, container_log_id, child_id, attempt, state, started_at, last_at)
  select ${given('companyId')}::int, ${given('userId')}::int, ${given('containerLogId')}::int, ${given('childId')}::int,
    1 + coalesce((select max(known.attempt) from ${componentLogs} known
      where known.company_id = ${given('companyId')} and known.container_log_id = ${given('containerLogId')}
        and known.child_id = ${given('childId')}), 0),
    'IN_PROGRESS', ${given('startedAt')}::timestamptz, ${given('startedAt')}::timestamptz
  where ${given('containerLogId')}::int is not null
  returning id, attempt`
