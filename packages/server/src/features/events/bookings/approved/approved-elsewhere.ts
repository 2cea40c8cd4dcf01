import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { audit, type Doer } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { type EventRecord, isOver } from '../../events/events.ts'
import { type BookingRow, findBooking, findOverlap, writeBooking } from '../bookings.queries.ts'
import { type Deed, mayAskAgain, mayWithdraw } from '../bookings.rules.ts'
import { ensureBooking } from './ensure-booking.ts'
import { act, holdEvent } from '../seat-ledger.ts'

type Seat = { companyId: number; eventId: number; userId: number }
/** Who has agreed to it already, such as to the training goal that it is for. */
type Agreed = { managerAgreed: boolean; hrAgreed: boolean }
type By = { actor: Doer; now: Date }

/** Asks for a seat in somebody’s name, with what was approved elsewhere counted; a booking that stands already is it. */
export async function requestApproved(db: Db, seat: Seat, agreed: Agreed, by: By): Promise<BookingRow> {
  const { companyId, eventId, userId } = seat
  const event = await holdEvent(db, { companyId, id: eventId })
  refuseClosed(event, by.now)
  const { row } = await ensureBooking(db, event, userId, by)
  if (!mayAskAgain(row.status)) return approveWaiting(db, event, row, agreed, by)
  if (event.overlap === 'block' && (await findOverlap(db, event, userId)) !== null)
    throw fail('overlapping_seat')
  await writeBooking(db, row, agreed)
  return doDeed(db, event, { ...row, ...agreed }, 'request', by)
}

function refuseClosed(event: EventRecord, now: Date) {
  if (event.cancelledAt) throw fail('event_is_cancelled')
  if (isOver(event, now)) throw fail('event_over')
  if (!event.openForRegistrations) throw fail('registrations_closed')
}

const approveWaiting = async (db: Db, event: EventRecord, row: BookingRow, agreed: Agreed, by: By) =>
  row.status === bookingStatus.MANAGER_WAITING && agreed.managerAgreed
    ? doDeed(db, event, row, 'managerApprove', by)
    : row

async function doDeed(db: Db, event: EventRecord, row: BookingRow, deed: Deed, { actor, now }: By) {
  const after = await act(db, event, row, deed, { by: { actorId: actor.id, now } })
  const [before, told] = [{ bookingStatus: row.status }, { bookingStatus: after.status }]
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'booking',
    objectId: row.id,
    before,
    after: told,
  })
  return after
}

/** Gives back what was asked for in somebody’s name, where it still stands; they are not held to the event’s own terms. */
export async function withdrawApproved(db: Db, { companyId, id }: { companyId: number; id: number }, by: By) {
  const seen = await findBooking(db, { companyId, id })
  if (!seen) return
  const event = await holdEvent(db, { companyId, id: seen.eventId })
  const row = await findBooking(db, { companyId, id })
  if (!row || event.cancelledAt || mayWithdraw(row, event, by.now) === 'actioned') return
  await doDeed(db, event, row, 'withdraw', by)
}
