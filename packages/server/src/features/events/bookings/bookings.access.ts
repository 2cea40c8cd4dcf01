import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { standsInFor } from '../../people/deputies/deputies.ts'
import { accessEvent } from '../events/events.access.ts'
import { type BookingRow, findBooking } from './bookings.queries.ts'
import { isSeenByInvitee } from './bookings.rules.ts'

type Who = Pick<Actor, 'id' | 'permissions'>

export const may = {
  /** Its holder, once it was sent. */
  answer: ({ id }: Who, { userId, status }: Pick<BookingRow, 'userId' | 'status'>) =>
    userId === id && isSeenByInvitee(status),
  /** Whoever leads the person, has it since it was handed on, or stands in for one of these. NOTE: nobody decides about their own. */
  decideAsManager: (
    { id, permissions }: Who,
    { managerId, ownerId, userId }: Pick<BookingRow, 'managerId' | 'ownerId' | 'userId'>,
    standsFor: readonly number[],
  ) => {
    const deciders = [managerId, ownerId].filter((one) => one !== null)
    const isTheirs = deciders.some((one) => one === id || standsFor.includes(one))
    return permissions.has('bookings.decide') && isTheirs && userId !== id
  },
  decideForHr: ({ id, permissions }: Who, { userId }: Pick<BookingRow, 'userId'>) =>
    permissions.has('bookings.decideForHr') && userId !== id,
}

/** For whom somebody decides beside themselves; nobody is asked who decides for no team. */
export const listStandsFor = (db: Db, actor: Actor, { now }: { now: Date }) =>
  actor.permissions.has('bookings.decide') ? standsInFor(db, actor, 'bookings', now) : Promise.resolve([])

const mayAnswerOrDecide = (actor: Actor, row: BookingRow, standsFor: readonly number[]) =>
  may.answer(actor, row) || may.decideAsManager(actor, row, standsFor) || may.decideForHr(actor, row)

/** The only way to a booking as its holder or as whoever decides it; to everybody else it is missing. */
export async function accessBooking(
  db: Db,
  actor: Actor,
  id: number,
  { now, refused = 'booking_not_found' }: { now: Date; refused?: 'booking_not_found' | 'booking_denied' },
) {
  const row = await findBooking(db, { companyId: actor.companyId, id })
  if (!row) throw fail('booking_not_found')
  if (!mayAnswerOrDecide(actor, row, await listStandsFor(db, actor, { now }))) throw fail(refused)
  return row
}

/** The only way to a booking as the trainer of its event, which still takes place. */
export async function accessBookingOfEvent(db: Db, actor: Actor, eventId: number, id: number) {
  const row = await findBooking(db, { companyId: actor.companyId, id })
  if (row?.eventId !== eventId) throw fail('booking_not_found')
  const event = await accessEvent(db, actor, eventId).catch(() => null)
  if (!event) throw fail('booking_not_found')
  if (event.cancelledAt) throw fail('event_is_cancelled')
  return row
}
