import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { EventRecord } from '../../events/events.ts'
import { insertBookings, listOwnBookings } from '../bookings.queries.ts'

type Moment = { now: Date }
const { NEW } = bookingStatus

/** Makes a booking where there is none; answers it as it stands. */
export async function ensureBooking(db: Db, event: EventRecord, userId: number, { now }: Moment) {
  const { companyId, id: eventId } = event
  const [made] = await insertBookings(db, [
    { companyId, eventId, userId, status: NEW, asked: false, since: now, createdAt: now },
  ])
  const [row] = await listOwnBookings(db, { companyId, userId }, [eventId])
  if (!row) throw fail('booking_not_found')
  return { row, isNew: made !== undefined }
}
