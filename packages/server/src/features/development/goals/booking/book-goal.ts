import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { Failure } from '../../../../http/fail.ts'
import { requestApproved, withdrawApproved } from '../../../events/bookings/bookings.ts'
import { addToCourse, removeFromCourse } from '../../../learning/assignments/assignments.ts'
import { orderFor, withdrawOrder } from '../../../learning/purchases/purchases.ts'
import type { GoalRow, NewGoal } from '../goals.queries.ts'
import { findReader } from './booking.queries.ts'
import { moveGoal } from '../move-goal.ts'

type By = { actor: Actor; now: Date }
type Booked = Pick<NewGoal, 'booking' | 'bookingId'>

/** Its person has agreed to whatever may be asked back. */
const isFree = ({ clawback, clawbackAgreedAt }: GoalRow) => !clawback || clawbackAgreedAt !== null

/** Makes the booking that an approval brings, once. NOTE: external training is booked by its person. */
export async function bookGoal(db: Db, goal: GoalRow, by: By): Promise<GoalRow> {
  const { status, bookedAt, goalType } = goal
  if (status !== goalStatus.approved || bookedAt !== null || !isFree(goal) || goalType === 'EXTERNAL')
    return goal
  const booked = await (goalType === 'CONTAINER' ? giveCourse : askForSeat)(db, goal, by).catch(lost)
  const change = { booking: kindOf(goal), ...booked, bookedAt: by.now }
  const kept = await moveGoal(db, goal, { deed: 'book', change }, by)
  if (booked) return kept
  // NOTE: what is over or full of rules by now is told, and the approval stands.
  return moveGoal(db, kept, { deed: 'loseBooking', change: { bookingLostAt: by.now } }, by)
}

const kindOf = ({ goalType }: GoalRow) => (goalType === 'EVENT' ? ('seat' as const) : ('course' as const))

const refusals = [
  'owner_not_found',
  'people_unknown',
  'container_not_found',
  'event_not_found',
  'event_is_cancelled',
  'event_over',
  'registrations_closed',
  'overlapping_seat',
]
function lost(error: unknown): null {
  if (error instanceof Failure && refusals.includes(error.code)) return null
  throw error
}

/** The course by name until its day; a priced one by invoice. */
async function giveCourse(db: Db, goal: GoalRow, { actor, now }: By): Promise<Booked> {
  const { companyId, userId, typeId: id, achieveBy: dueOn } = goal
  await addToCourse(db, actor, { id, userIds: [userId], dueOn }, now)
  const reader = await findReader(db, { companyId, userId })
  const order = reader && (await orderFor(db, actor, reader, id, now))
  return order ? { booking: 'purchase', bookingId: order.id } : { booking: 'course', bookingId: null }
}

async function askForSeat(db: Db, goal: GoalRow, by: By): Promise<Booked> {
  const { companyId, userId, typeId: eventId, hrAgreed } = goal
  // NOTE: HR’s word stands for the manager’s, too.
  const seat = await requestApproved(
    db,
    { companyId, eventId, userId },
    { managerAgreed: true, hrAgreed },
    by,
  )
  return { booking: 'seat', bookingId: seat.id }
}

/** Takes back what an approval had brought; who has begun a course keeps it. */
export async function undoBooking(db: Db, goal: GoalRow, { actor, now }: By) {
  const { companyId, userId, typeId, booking, bookingId, bookedAt } = goal
  if (bookedAt === null) return
  if (booking === 'seat' && bookingId !== null)
    await withdrawApproved(db, { companyId, id: bookingId }, { actor, now })
  if (booking === 'purchase' && bookingId !== null) await withdrawOrder(db, actor, bookingId, now)
  if (booking !== 'seat') await removeFromCourse(db, actor, { id: typeId, userIds: [userId] }, now)
}
