import type { Db } from '../../../../db/engine/db.ts'
import { say } from '../../../../live/live.ts'
import { learnerOf } from '../../../assessment/attempts/attempts.ts'
import { noteAttendance } from '../../../learning/learn/learn.ts'
import { keepPlacedEvent } from '../../../learning/placed-events/placed-events.ts'
import { eventList } from '../../events/events.ts'
import { findReader, listAttendedIn } from './in-courses.queries.ts'

/** What courses say of an event, from what it is now. */
export async function keepInCourses(db: Db, whose: { companyId: number; id: number }) {
  const event = await eventList.find(db, whose)
  if (!event) return
  const { name: title, startsAt, endsAt, cancelledAt, removedAt } = event
  const gone = removedAt ? ('removed' as const) : cancelledAt ? ('cancelled' as const) : null
  await keepPlacedEvent(db, { companyId: whose.companyId, eventId: whose.id, title, startsAt, endsAt, gone })
}

type Person = { companyId: number; userId: number }

async function findLearner(db: Db, { companyId, userId }: Person) {
  const reader = await findReader(db, { companyId, userId })
  return reader && learnerOf({ companyId, userId, ...reader })
}

type Marked = Person & { eventId: number; attended: boolean }

/** Passes the places of an event in courses, or takes that back, as its register says. */
export async function noteMarked(db: Db, { eventId, attended, ...whose }: Marked, now: Date) {
  const learner = await findLearner(db, whose)
  if (!learner) return
  await noteAttendance(db, learner, { eventId, attended, now })
  // NOTE: here and not with the mark, so that a course that is open is read again once it knows.
  await say(db, [whose.userId], 'events')
}

/** Of a course that somebody begins, the events at which they were already. */
export async function noteBegun(db: Db, begun: Person & { containerId: number }, now: Date) {
  const attended = await listAttendedIn(db, begun)
  if (attended.length === 0) return
  const learner = await findLearner(db, begun)
  if (!learner) return
  for (const { eventId } of attended) await noteAttendance(db, learner, { eventId, attended: true, now })
}
