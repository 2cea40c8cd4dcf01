import type { Db } from '../../../../db/engine/db.ts'
import { announce } from '../../../../outbox/announce.ts'
import type { EventRecord } from '../../events/events.ts'
import type { BookingRow } from '../bookings.queries.ts'

/** A letter to many about an event; written after the commit, once for each. */
export type Telling = {
  companyId: number
  eventId: number
  what: 'changed' | 'reminder' | 'soon' | 'cancelled'
  bookingIds: number[]
}

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'event.told': Telling
  }
}

export async function tellPeople(
  db: Db,
  event: EventRecord,
  people: readonly BookingRow[],
  what: Telling['what'],
) {
  const { companyId, id: eventId } = event
  if (!people.length) return
  const bookingIds = people.map(({ id }) => id)
  await announce(db, 'event.told', { companyId, eventId, what, bookingIds }, { companyId })
}
