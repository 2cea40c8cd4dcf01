import { sql } from 'drizzle-orm'
import { dayIn } from '@oktant/contract/kit/days.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../../access/actor.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { findSeen, viewerOf } from '../learn.access.ts'
import { lockedBecause } from '../learn.rules.ts'
import { factsOf } from '../learn.view.ts'
import { listLearningPlaces } from './places.queries.ts'

/**
 * What somebody has to pass before an event of a course that they are shown; null where nothing holds it, or where a course
 * opens it to them already.
 */
export async function missingBefore(
  db: Db,
  learner: Actor,
  { eventId, now }: { eventId: number; now: Date },
): Promise<LocalText | null> {
  const viewer = viewerOf(learner)
  const today = dayIn(viewer.timezone, now)
  let missing: LocalText | null = null
  // NOTE: an event stands in one course, or in a few.
  for (const { id } of await listCoursesWith(db, learner.companyId, eventId)) {
    const course = await findSeen(db, viewer, id)
    if (!course?.edition) continue
    const editionId = course.edition.id
    const places = await listLearningPlaces(db, viewer, { editionId, logId: course.log?.id ?? null })
    const index = places.findIndex(({ event }) => event?.eventId === eventId)
    const locked = lockedBecause(places.map(factsOf), index, today)
    if (!locked?.text) return null
    missing ??= locked.text
  }
  return missing
}

/** The published courses in which an event stands. */
export const listCoursesWith = (db: Db, companyId: number, eventId: number) =>
  rowsOf<{ id: number; endsAt: string | null }>(
    db,
    sql`select distinct course.id, event.ends_at "endsAt" from container_children child
      join placed_events event on event.company_id = child.company_id and event.event_id = child.event_id
      join edition_children place on place.company_id = child.company_id and place.child_id = child.id and place.enabled
      join containers course on course.company_id = place.company_id and course.edition_id = place.edition_id
        and course.state = 'active'
      where child.company_id = ${companyId} and child.event_id = ${eventId} order by course.id limit 20`,
  )
