import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { accessHeldEvent } from '../../events/events.access.ts'
import type { EventRecord } from '../../events/events.ts'
import { accessBookingOfEvent } from '../bookings.access.ts'
import {
  type BookingRow,
  deleteBookings,
  insertBookings,
  insertLedger,
  listActive,
  listBookingsOf,
  listLedger,
  writeStands,
} from '../bookings.queries.ts'
import { mayAskAgain } from '../bookings.rules.ts'
import { actOnMany, holdEvent } from '../seat-ledger.ts'

type Moment = { now: Date }
const { NEW } = bookingStatus

/** Adds people, not yet invited; who declined before is asked anew. */
export async function addBookings(
  db: Db,
  actor: Actor,
  id: number,
  userIds: readonly number[],
  { now }: Moment,
) {
  await accessHeldEvent(db, actor, id)
  const event = await holdEvent(db, { companyId: actor.companyId, id })
  const wanted = [...new Set(userIds)]
  const { companyId } = actor
  if ((await listActive(db, companyId, wanted)).length !== wanted.length) throw fail('people_unknown')
  const before = await listBookingsOf(db, { companyId, eventId: id })
  const others = before.filter(({ status }) => !mayAskAgain(status) || status === NEW)
  const fresh = wanted.filter((userId) => !before.some((row) => row.userId === userId))
  const again = before.filter(
    (row) => wanted.includes(row.userId) && row.status !== NEW && mayAskAgain(row.status),
  )
  if (event.singleUserEvent && new Set([...others.map(({ userId }) => userId), ...wanted]).size > 1)
    throw fail('single_user_event')
  const made = await insertBookings(
    db,
    fresh.map((userId) => ({
      companyId,
      eventId: id,
      userId,
      status: NEW,
      asked: false,
      since: now,
      createdAt: now,
    })),
  )
  // NOTE: who is put down for the first time can be taken out without a trace: the ledger begins with what follows.
  await actOnMany(db, event, again, 'add', { actorId: actor.id, now })
  const added = made.length + again.length
  await audit(db, { by: actor, kind: 'update', object: 'event', objectId: id, after: { invitees: wanted } })
  return { added, already: wanted.length - added }
}

/** Takes out who was not invited yet; whoever had declined before is as they were. */
export async function removeBooking(db: Db, actor: Actor, id: number, bid: number, at: Moment) {
  await accessBookingOfEvent(db, actor, id, bid)
  const event = await holdEvent(db, { companyId: actor.companyId, id })
  await takeOut(db, actor, event, [await accessBookingOfEvent(db, actor, id, bid)], at)
  return {}
}

/** Takes out people of an event that is held; nobody where one of them was invited already. */
export async function takeOut(
  db: Db,
  actor: Actor,
  event: EventRecord,
  rows: readonly BookingRow[],
  { now }: Moment,
) {
  if (!rows.length) return
  if (rows.some(({ status }) => status !== NEW)) throw fail('booking_actioned')
  const { companyId, id: eventId } = event
  const lines = await listLedger(db, event)
  const before = (bid: number) =>
    lines.findLast(({ bookingId, deed }) => bookingId === bid && deed === 'add')?.fromStatus ?? null
  const stays = rows.flatMap((row) => {
    const status = before(row.id)
    return status === null ? [] : [{ row, status }]
  })
  const gone = rows.filter(({ id }) => before(id) === null).map(({ id }) => id)
  await deleteBookings(db, { companyId, eventId }, gone)
  if (stays.length) {
    const stands = stays.map(({ row, status }) => ({ ...row, status, queuedNumber: null }))
    await writeStands(db, { companyId, eventId }, stands, now)
    const line = { companyId, eventId, deed: 'remove', actorId: actor.id, fromStatus: NEW, at: now }
    await insertLedger(
      db,
      stays.map(({ row, status }) => ({ ...line, bookingId: row.id, toStatus: status })),
    )
  }
  const invitees = rows.map(({ userId }) => userId)
  await audit(db, { by: actor, kind: 'update', object: 'event', objectId: eventId, before: { invitees } })
}
