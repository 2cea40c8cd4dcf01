import type { Kit } from '../../../kit.ts'
import { type Listener, listener } from '../../../outbox/outbox.ts'
import { findEvents } from '../events/events.ts'
import { giveFreeSeats, holdEvent, noteCapacity } from './seat-ledger.ts'
import { writeAboutBooking, writeToMany } from './write-letters.ts'

export const bookingListeners: readonly Listener<Kit>[] = [
  listener('booking.changed', 'bookings.writeAbout', (db, change, kit, { id }) =>
    writeAboutBooking(db, change, kit, Number(id)),
  ),
  listener('event.told', 'bookings.writeToMany', (db, telling, kit, { id }) =>
    writeToMany(db, telling, kit, Number(id)),
  ),
  // NOTE: more seats, or an event that came back: whoever waits is offered what is free.
  listener(
    'event.changed',
    'bookings.giveFree',
    async (db, { companyId, eventId, what, actorId }, { now }) => {
      if (what !== 'planned' && what !== 'changed' && what !== 'restored') return
      const [there] = await findEvents(db, companyId, [eventId])
      if (!there) return
      const event = await holdEvent(db, { companyId, id: eventId })
      await noteCapacity(db, event, { actorId, now: now() })
      await giveFreeSeats(db, event, { now: now() })
    },
  ),
]
