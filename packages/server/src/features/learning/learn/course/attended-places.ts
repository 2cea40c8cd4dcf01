import { sql } from 'drizzle-orm'
import type { Actor } from '../../../../access/actor.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { beginCourse } from '../launch/launches.ts'
import { findSeen, mayTake, viewerOf } from '../learn.access.ts'
import { holdContainerLogs } from '../logs.queries.ts'
import { listCoursesWith } from './before-event.ts'
import { rollUp } from './roll-up.ts'

type Attendance = { eventId: number; attended: boolean; now: Date }

/**
 * What having been at an event, or a correction that one was not, comes to in the courses that hold it: being there begins
 * those that one may take. NOTE: an event before a later period was opened passes nothing in it; whoever has passed the course
 * stays passed.
 */
export async function noteAttendance(db: Db, learner: Actor, attendance: Attendance) {
  if (attendance.attended) await beginWithEvent(db, learner, attendance)
  const places = await listPlacesOf(db, learner, attendance.eventId)
  const logIds = [...new Set(places.map(({ logId }) => logId))]
  if (logIds.length === 0) return
  await holdContainerLogs(db, learner.companyId, logIds)
  await (attendance.attended
    ? writeAttended(db, learner, places, attendance.now)
    : takeBack(db, learner, places))
  // NOTE: hardly anybody has the same event in more than one course.
  for (const logId of logIds) await rollUp(db, learner, logId, attendance.now)
}

async function beginWithEvent(db: Db, learner: Actor, { eventId, now }: Attendance) {
  const viewer = viewerOf(learner)
  const whose = { companyId: learner.companyId, userId: learner.id }
  // NOTE: an event stands in one course, or in a few.
  for (const { id, endsAt } of await listCoursesWith(db, learner.companyId, eventId)) {
    const course = await findSeen(db, viewer, id)
    if (!course?.edition || !mayTake(course)) continue
    if (course.log?.openedAt && endsAt && new Date(endsAt) <= course.log.openedAt) continue
    await beginCourse(db, whose, { containerId: id, editionId: course.edition.id }, now)
  }
}

type AttendedPlace = { logId: number; childId: number }

const listPlacesOf = (db: Db, { companyId, id }: Actor, eventId: number) =>
  rowsOf<AttendedPlace>(
    db,
    sql`select log.id "logId", child.id "childId"
    from container_children child
    join placed_events event on event.company_id = child.company_id and event.event_id = child.event_id
    join edition_children place on place.company_id = child.company_id and place.child_id = child.id
    join container_logs log on log.company_id = place.company_id and log.edition_id = place.edition_id
      and log.user_id = ${id} and log.state <> 'NOT_STARTED'
      and (log.opened_at is null or event.ends_at is null or event.ends_at > log.opened_at)
    where child.company_id = ${companyId} and child.event_id = ${eventId}
      and log.period = (select max(later.period) from container_logs later where later.company_id = log.company_id
        and later.user_id = log.user_id and later.container_id = log.container_id)
    order by log.id, child.id`,
  )

const asRows = (places: readonly AttendedPlace[]) => sql`unnest(
  ${sql.param(places.map(({ logId }) => logId))}::int[], ${sql.param(places.map(({ childId }) => childId))}::int[])`

const writeAttended = (db: Db, { companyId, id }: Actor, places: readonly AttendedPlace[], now: Date) =>
  db.execute(sql`insert into component_logs (company_id, user_id, container_log_id, child_id, attempt, state, done_by,
      started_at, last_at, completed_at)
    select ${companyId}::int, ${id}::int, place.log_id, place.child_id, 1, 'COMPLETED', 'attended',
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${asRows(places)} place (log_id, child_id)
    on conflict (company_id, container_log_id, child_id, attempt) do update set state = 'COMPLETED',
      done_by = 'attended', last_at = excluded.last_at,
      completed_at = coalesce(component_logs.completed_at, excluded.completed_at)`)

const takeBack = (db: Db, { companyId }: Actor, places: readonly AttendedPlace[]) =>
  db.execute(sql`update component_logs log set state = 'NOT_STARTED', done_by = null, completed_at = null
    from ${asRows(places)} place (log_id, child_id)
    where log.company_id = ${companyId} and log.container_log_id = place.log_id and log.child_id = place.child_id
      and log.done_by = 'attended'`)
