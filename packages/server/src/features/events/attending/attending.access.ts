import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { accessBooking, may } from '../bookings/bookings.access.ts'
import { type BookingRow, waitsForHr } from '../bookings/bookings.ts'
import { accessCompanyEvent } from '../events/events.access.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { EventRecord } from '../events/events.ts'

/** The only way to an event as a learner: it is one's company's, and takes requests, or one was invited. */
export async function accessSeenEvent(
  db: Db,
  actor: Actor,
  id: number,
  booking: (id: number) => Promise<BookingRow | undefined>,
) {
  const event = await accessCompanyEvent(db, actor, id)
  const own = await booking(id)
  const isInvited = own !== undefined && own.status !== bookingStatus.NEW
  const isOpen = event.eventType !== 'classroom' && !event.singleUserEvent
  if (!isOpen && !isInvited && !mayPlan(actor)) throw fail('event_not_found')
  return { event, booking: own }
}

const mayPlan = ({ permissions }: Actor) =>
  permissions.has('events.facilitate') ||
  permissions.has('bookings.decide') ||
  permissions.has('bookings.decideForHr')

/** The same for a link of a letter, which says more to a colleague than that it is missing (spec 1 §7). */
export async function accessInvitation(db: Db, actor: Actor, id: number, { now }: { now: Date }) {
  return accessBooking(db, actor, id, { now, refused: 'booking_denied' })
}

/** In which part somebody decides a booking as it stands; in neither where it is nobody's turn, or another's. */
export function partsOf(actor: Actor, event: EventRecord, row: BookingRow, standsFor: readonly number[]) {
  const waiting = row.status === bookingStatus.MANAGER_WAITING
  const stand = { ...row, isQueued: row.queuedAt !== null, hasOffer: false }
  return {
    asManager: waiting && (may.decideAsManager(actor, row, standsFor) || may.decideForHr(actor, row)),
    forHr: waitsForHr(event, stand) && may.decideForHr(actor, row),
  }
}
