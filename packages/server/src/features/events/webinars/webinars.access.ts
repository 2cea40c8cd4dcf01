import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { listOwnBookings } from '../bookings/bookings.ts'
import { accessCompanyEvent, may as mayOfEvents } from '../events/events.access.ts'
import type { EventRecord } from '../events/events.ts'

export type HeldWebinar = EventRecord & {
  startsAt: Date
  endsAt: Date
  webinarProvider: NonNullable<EventRecord['webinarProvider']>
}

const isHeld = (event: EventRecord): event is HeldWebinar =>
  event.webinar &&
  event.webinarProvider !== null &&
  event.cancelledAt === null &&
  event.startsAt !== null &&
  event.endsAt !== null

/** The only way into a webinar: with a seat, or as whoever runs it; to everybody else it is missing. */
export async function accessWebinar(db: Db, actor: Actor, id: number) {
  const event = await accessCompanyEvent(db, actor, id)
  if (!isHeld(event)) throw fail('event_not_found')
  const runs = actor.permissions.has('events.facilitate') && mayOfEvents.run(actor, event)
  if (!runs && !(await hasSeat(db, actor, id))) throw fail('event_not_found')
  return { event, runs }
}

async function hasSeat(db: Db, { companyId, id: userId }: Actor, eventId: number) {
  const [booking] = await listOwnBookings(db, { companyId, userId }, [eventId])
  return booking?.status === bookingStatus.USER_ACCEPTED
}
