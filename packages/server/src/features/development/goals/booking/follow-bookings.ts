import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type BookingChange } from '../../../events/bookings/bookings.ts'
import { findGoal, lockGoal } from '../goals.queries.ts'
import { moveGoal } from '../move-goal.ts'
import { listGoalsBooked } from './booking.queries.ts'

type About = { companyId: number; booking: 'seat' | 'purchase'; bookingId: number }
const { USER_DECLINED, MANAGER_DECLINED, HR_DECLINED, EVENT_CANCELLED } = bookingStatus
const over: readonly number[] = [USER_DECLINED, MANAGER_DECLINED, HR_DECLINED, EVENT_CANCELLED]

/** A seat that was lost stands at its goal, and one that came back, too. */
export async function followSeat(db: Db, { companyId, bookingId, from, to }: BookingChange, now: Date) {
  // NOTE: of a goal that is cancelled its own seat is given back with it, which is no loss.
  const wasOver = from !== null && over.includes(from)
  if (over.includes(to)) await mark(db, { companyId, booking: 'seat', bookingId }, { isLost: true, now })
  else if (wasOver) await mark(db, { companyId, booking: 'seat', bookingId }, { isLost: false, now })
}

/** The same of a course by invoice, which was refused or taken back. */
export const followOrder = (
  db: Db,
  { companyId, purchaseId }: { companyId: number; purchaseId: number },
  state: string,
  now: Date,
) =>
  state === 'bought'
    ? Promise.resolve()
    : mark(db, { companyId, booking: 'purchase', bookingId: purchaseId }, { isLost: true, now })

async function mark(db: Db, about: About, { isLost, now }: { isLost: boolean; now: Date }) {
  const { companyId } = about
  const by = { actor: { companyId, id: null }, now }
  // NOTE: one goal, as a booking belongs to one person and one thing; two where it was asked for twice.
  for (const id of await listGoalsBooked(db, about)) {
    await lockGoal(db, { companyId, id })
    const goal = await findGoal(db, { companyId, id })
    if (!goal || (goal.bookingLostAt !== null) === isLost) continue
    const change = { bookingLostAt: isLost ? now : null }
    await moveGoal(db, goal, { deed: isLost ? 'loseBooking' : 'book', change }, by)
  }
}
