import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { findEvents, listComingIn } from '../events/events.ts'
import { giveCoursesTo, giveCoursesToAll } from './courses/give-courses.ts'
import { keepInCourses, noteBegun, noteMarked } from './courses/in-courses.ts'
import { writeAboutTooFew } from './delegates/propose-cancel.ts'
import { type By, giveFreeSeats, holdEvent, noteCapacity } from './seat-ledger.ts'
import { writeAboutBooking, writeAboutUnanswered, writeAgain, writeToMany } from './letters/write-letters.ts'

export const bookingListeners: readonly Listener<Kit>[] = [
  listener('booking.changed', 'bookings.writeAbout', (db, change, kit, { id }) =>
    writeAboutBooking(db, change, kit, Number(id)),
  ),
  listener('booking.unanswered', 'bookings.writeAboutUnanswered', (db, unanswered, kit, { id }) =>
    writeAboutUnanswered(db, unanswered, kit, Number(id)),
  ),
  listener('booking.unsent', 'bookings.writeAgain', (db, unsent, kit, { id }) =>
    writeAgain(db, unsent, kit, Number(id)),
  ),
  listener('event.told', 'bookings.writeToMany', (db, telling, kit, { id }) =>
    writeToMany(db, telling, kit, Number(id)),
  ),
  listener('event.tooFew', 'bookings.writeAboutTooFew', (db, due, kit, { id }) =>
    writeAboutTooFew(db, due, kit, Number(id)),
  ),
  listener('booking.changed', 'bookings.giveCourses', async (db, change, { now }) => {
    if (change.to === bookingStatus.USER_ACCEPTED) await giveCoursesTo(db, change, now())
  }),
  // NOTE: more seats, or an event that came back: whoever waits is offered what is free.
  listener(
    'event.changed',
    'bookings.giveFree',
    async (db, { companyId, eventId, what, actorId }, { now }) => {
      if (what === 'planned' || what === 'changed' || what === 'restored')
        await resize(db, { companyId, id: eventId }, { actorId, now: now() })
    },
  ),
  listener('event.changed', 'bookings.giveLinked', async (db, { companyId, eventId, what }, { now }) => {
    if (what === 'linked') await giveCoursesToAll(db, { companyId, eventId }, now())
  }),
  listener('event.changed', 'bookings.keepInCourses', (db, { companyId, eventId }) =>
    keepInCourses(db, { companyId, id: eventId }),
  ),
  listener('booking.attended', 'bookings.noteInCourses', (db, marked, { now }) =>
    noteMarked(db, marked, now()),
  ),
  listener('course.begun', 'bookings.noteBegun', (db, begun, { now }) => noteBegun(db, begun, now())),
  // NOTE: each event is held by itself, in the order of their beginnings.
  listener('venue.resized', 'bookings.giveFreeIn', async (db, { companyId, venueId, actorId }, { now }) => {
    for (const id of await listComingIn(db, companyId, venueId, now()))
      await resize(db, { companyId, id }, { actorId, now: now() })
  }),
]

/** Notes what an event has room for now, and offers what is free. */
async function resize(db: Db, whose: { companyId: number; id: number }, by: By) {
  const [there] = await findEvents(db, whose.companyId, [whose.id])
  if (!there) return
  const event = await holdEvent(db, whose)
  await noteCapacity(db, event, by)
  await giveFreeSeats(db, event, by)
}
