import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { announcedWith } from '../../outbox/announce.ts'
import { contentVersion } from '../courses/content-versions.access.ts'
import { componentLogs, containerLogs } from './learning.tables.ts'

const given = sql.placeholder

/** Locks somebody’s record of a course that they go on with, as a part of a statement that opens something of it. */
export const courseTouched = sql`update ${containerLogs} set last_at = ${given('now')}::timestamptz
  where company_id = ${given('companyId')} and id = ${given('containerLogId')}
  returning id as taken_id`

/**
 * Somebody’s record of a course in its latest period, locked; made where there is none, and begun where it was only opened.
 * NOTE: a row that was there before has a transaction that locked it.
 */
export const courseBegun = sql`insert into ${containerLogs}
    (company_id, user_id, container_id, period, edition_id, state, started_at, last_at)
  select ${given('companyId')}::int, ${given('userId')}::int, ${given('containerId')}::int,
    coalesce((select max(known.period) from ${containerLogs} known
      where known.company_id = ${given('companyId')} and known.user_id = ${given('userId')}
        and known.container_id = ${given('containerId')}), 1),
    ${given('editionId')}::int, 'IN_PROGRESS', ${given('now')}::timestamptz, ${given('now')}::timestamptz
  on conflict (company_id, user_id, container_id, period) do update set last_at = excluded.last_at,
    state = case when container_logs.state = 'NOT_STARTED' then excluded.state else container_logs.state end,
    started_at = case when container_logs.state = 'NOT_STARTED' then excluded.started_at
      else container_logs.started_at end,
    edition_id = case when container_logs.state = 'NOT_STARTED' then excluded.edition_id
      else container_logs.edition_id end
  returning id, user_id, last_at, xmax = 0 as is_new`

/**
 * The same for each of these `people` who has begun nothing of a course, where its company’s content is still in the version that
 * it is known in and all else `stands` as it is known; else it makes nothing. NOTE: a later period follows a first one, so
 * whoever has begun anything has that. To look for what they have would be answered by what all have of the course, where the
 * planner says so.
 */
export const courseBegunAsKnown = (people: SQL, stands: SQL) => sql`insert into ${containerLogs}
    (company_id, user_id, container_id, period, edition_id, state, started_at, last_at)
  select ${given('companyId')}::int, one.id, ${given('containerId')}::int, 1, ${given('editionId')}::int, 'IN_PROGRESS',
    one.at, one.at
  from ${people}
  where ${contentVersion(given('companyId'))} = ${given('contentVersion')}::uuid and ${stands}
  on conflict (company_id, user_id, container_id, period) do nothing returning id, user_id, last_at`

/** The record of the first attempt at a place of each `course` that the statement itself has made. */
export const newLogBegun = sql`insert into ${componentLogs}
    (company_id, user_id, container_log_id, child_id, attempt, state, started_at, last_at)
  select ${given('companyId')}::int, course.user_id, course.id, ${given('childId')}::int, 1, 'IN_PROGRESS', course.last_at,
    course.last_at
  from course`

/** The same where the `course` may have been begun before; none where another window was quicker, as there is one first. */
export const firstLogBegun = sql`${newLogBegun}
  on conflict (company_id, container_log_id, child_id, attempt) do nothing`

/** That a course was begun, told together with what was begun in it. */
export const courseAnnounced = (payload: SQLWrapper, where: SQL) =>
  announcedWith('course.begun', { payload, where })

/** The record of somebody’s next attempt at a place, as a part of a statement that begins one; none without a course. */
export const attemptLogBegun = sql`insert into ${componentLogs}
    (company_id, user_id, container_log_id, child_id, attempt, state, started_at, last_at)
  select ${given('companyId')}::int, ${given('userId')}::int, ${given('containerLogId')}::int, ${given('childId')}::int,
    1 + coalesce((select max(known.attempt) from ${componentLogs} known
      where known.company_id = ${given('companyId')} and known.container_log_id = ${given('containerLogId')}
        and known.child_id = ${given('childId')}), 0),
    'IN_PROGRESS', ${given('now')}::timestamptz, ${given('now')}::timestamptz
  where ${given('containerLogId')}::int is not null
  returning id, attempt, container_log_id`
