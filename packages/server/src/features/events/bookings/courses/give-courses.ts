import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { addToCourse } from '../../../learning/assignments/assignments.ts'
import { findGivenCourse } from '../../../learning/assignments/assignments.access.ts'
import { findEvents, listEventCourses } from '../../events/events.ts'
import { type BookingRow, listBookingsOf, listOwnBookings } from '../bookings.queries.ts'

type Which = { companyId: number; eventId: number }

/**
 * Gives whoever has a seat the courses that go with the event, by name and by whoever planned it. NOTE: of courses there
 * are a few at most; one that is there no more is left out.
 */
async function giveCourses(
  db: Db,
  { companyId, eventId }: Which,
  seatedOf: () => Promise<BookingRow[]>,
  now: Date,
) {
  const courses = await listEventCourses(db, { companyId, id: eventId })
  const [event] = courses.length ? await findEvents(db, companyId, [eventId]) : []
  const by = event?.plannedBy ?? event?.facilitators[0]?.id
  if (by === undefined) return
  const seated = (await seatedOf()).filter(({ status }) => status === bookingStatus.USER_ACCEPTED)
  const userIds = seated.map(({ userId }) => userId)
  if (!userIds.length) return
  for (const course of courses) {
    if (!(await findGivenCourse(db, companyId, course.id))) continue
    await addToCourse(db, { companyId, id: by }, { id: course.id, userIds }, now)
  }
}

/** To one, who has a seat now. */
export const giveCoursesTo = (
  db: Db,
  { companyId, eventId, userId }: Which & { userId: number },
  now: Date,
) => giveCourses(db, { companyId, eventId }, () => listOwnBookings(db, { companyId, userId }, [eventId]), now)

/** To all who have a seat, when other courses go with the event. */
export const giveCoursesToAll = (db: Db, which: Which, now: Date) =>
  giveCourses(db, which, () => listBookingsOf(db, { ...which, statuses: [bookingStatus.USER_ACCEPTED] }), now)
