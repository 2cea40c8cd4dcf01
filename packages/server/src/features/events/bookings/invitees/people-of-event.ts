import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { sql } from 'drizzle-orm'
import type { PeopleOwner } from '../../../../kit.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { fail } from '../../../../http/fail.ts'
import { eventList } from '../../events/events.ts'
import { accessHeldEvent } from '../../events/events.access.ts'
import { listActive, listBookingsOf } from '../bookings.queries.ts'
import { isActive } from '../bookings.rules.ts'
import { holdEvent } from '../seat-ledger.ts'
import { addBookings, takeOut } from './put-down.ts'

const onIt = Object.values(bookingStatus).filter(isActive)

/** The people of an event, for the calls that every list of people has: who is put down and has not stepped back. */
export const peopleOfEvent: PeopleOwner = {
  owner: 'event',
  permission: 'events.administer',
  async find(db, companyId, id) {
    const event = await eventList.find(db, { companyId, id })
    return event?.removedAt === null ? { id } : undefined
  },
  has: (id) => sql`exists (select from bookings seat where seat.company_id = "users"."company_id"
    and seat.user_id = "users"."id" and seat.event_id = ${id} and seat.status = ${anyOf(onIt)})`,
  async add(db, actor, { id, userIds }, now) {
    const { added } = await addBookings(db, actor, id, userIds, { now })
    return { changed: added }
  },
  async remove(db, actor, { id, userIds }, now) {
    const { companyId } = actor
    await accessHeldEvent(db, actor, id)
    const event = await holdEvent(db, { companyId, id })
    const wanted = [...new Set(userIds)]
    const rows = await listBookingsOf(db, { companyId, eventId: id })
    const booked = rows.filter((row) => wanted.includes(row.userId))
    const others = wanted.filter((userId) => !booked.some((row) => row.userId === userId))
    if ((await listActive(db, companyId, others)).length !== others.length) throw fail('people_unknown')
    const standing = booked.filter(({ status }) => isActive(status))
    await takeOut(db, actor, event, standing, { now })
    return { changed: standing.length }
  },
}
