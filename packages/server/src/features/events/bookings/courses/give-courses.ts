import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { addToCourse } from '../../../learning/assignments/assignments.ts'
import { findGivenCourse } from '../../../learning/assignments/assignments.access.ts'
import { type EventRecord, findEvents, listEventCourses } from '../../events/events.ts'
import { listBookingsOf } from '../bookings.queries.ts'

type Which = { companyId: number; eventId: number }

/**
 * Gives whoever has a seat the courses that go with the event, by name and by whoever planned it. NOTE: of courses there
 * are a few at most; one that is there no more is left out.
 */
async function giveCourses(db: Db, event: EventRecord, userIds: readonly number[], now: Date) {
  const { companyId, id } = event
  const by = event.plannedBy ?? event.facilitators[0]?.id
  if (by === undefined || !userIds.length) return
  for (const course of await listEventCourses(db, { companyId, id })) {
    if (!(await findGivenCourse(db, companyId, course.id))) continue
    await addToCourse(db, { companyId, id: by }, { id: course.id, userIds }, now)
  }
}

/** To one, who has a seat now. */
export async function giveCoursesTo(
  db: Db,
  { companyId, eventId, userId }: Which & { userId: number },
  now: Date,
) {
  const [event] = await findEvents(db, companyId, [eventId])
  if (!event) return
  const seated = await listBookingsOf(db, { companyId, eventId, statuses: [bookingStatus.USER_ACCEPTED] })
  if (seated.some((row) => row.userId === userId)) await giveCourses(db, event, [userId], now)
}

/** To all who have a seat, when other courses go with the event. */
export async function giveCoursesToAll(db: Db, { companyId, eventId }: Which, now: Date) {
  const [event] = await findEvents(db, companyId, [eventId])
  if (!event) return
  const seated = await listBookingsOf(db, { companyId, eventId, statuses: [bookingStatus.USER_ACCEPTED] })
  await giveCourses(
    db,
    event,
    seated.map(({ userId }) => userId),
    now,
  )
}
