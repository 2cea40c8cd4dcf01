import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { announceAll } from '../../../outbox/announce.ts'
import { type EventRecord, findEvents, hasBegun, lockEvent, roomOf } from '../events/events.ts'
import {
  type BookingRow,
  countHeld,
  findBooking,
  findLastCapacity,
  insertLedger,
  type KeptStand,
  listBookingsOf,
  listManagers,
  listQueued,
  writeStands,
} from './bookings.queries.ts'
import {
  type Around,
  type Deed,
  holdsSeat,
  lapsesAfter,
  type Outcome,
  outcomeOf,
  type Stand,
  type Status,
  waitsFor,
} from './bookings.rules.ts'
import { hasQueue, lastQueuedNumber } from './queue/queue.queries.ts'

/** What has become of somebody's booking, for whoever tells them or follows it. */
export type BookingChange = {
  companyId: number
  eventId: number
  bookingId: number
  userId: number
  deed: Deed
  from: number | null
  to: number
  actorId: number | null
}

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'booking.changed': BookingChange
  }
}

export type By = { actorId: number | null; now: Date }
export type Why = { reason?: string | null; message?: string | null }
type EventKey = { companyId: number; id: number }

/** The event and how many seats it has given, held until the transaction ends: nobody else gives one meanwhile. */
export async function holdEvent(db: Db, whose: EventKey) {
  await lockEvent(db, whose)
  const [event] = await findEvents(db, whose.companyId, [whose.id])
  if (!event) throw fail('event_not_found')
  return event
}

export const standOf = (row: BookingRow, now: Date): Stand => ({
  status: row.status,
  asked: row.asked,
  managerAgreed: row.managerAgreed,
  hrAgreed: row.hrAgreed,
  isQueued: row.queuedAt !== null,
  hasOffer: row.offeredUntil !== null && row.offeredUntil > now,
})

const hasRoom = async (db: Db, event: EventRecord, now: Date) => {
  const room = roomOf(event)
  return room === null || (await countHeld(db, event, now)) < room
}

/** Until when an offered seat is held: for as long as the event says, and never beyond its beginning. */
function offerEnds({ offerHours, startsAt }: EventRecord, now: Date) {
  const ends = new Date(now.getTime() + offerHours * 3_600_000)
  return startsAt && startsAt > now && startsAt < ends ? startsAt : ends
}

/** A deed about a booking and what comes of it. */
type Move = { row: BookingRow; deed: Deed; outcome: Outcome; why?: Why | undefined }

/** How bookings are kept after their deeds, in the order in which these were done. */
async function standsOf(
  db: Db,
  event: EventRecord,
  moves: readonly Move[],
  { now }: By,
): Promise<KeptStand[]> {
  const asked = moves.filter(({ outcome }) => waitsFor(event, outcome) === 'manager')
  const managers = await listManagers(
    db,
    event.companyId,
    asked.map(({ row }) => row.userId),
  )
  const queues = moves.some(({ outcome }) => outcome.isQueued)
  let last = queues ? await lastQueuedNumber(db, event) : 0
  return moves.map(({ row, deed, outcome, why }) => {
    const { status, managerAgreed, hrAgreed, isQueued, hasOffer } = outcome
    return {
      id: row.id,
      status: status ?? bookingStatus.NEW,
      asked: outcome.asked,
      managerAgreed,
      hrAgreed,
      queuedAt: isQueued ? now : null,
      queuedNumber: isQueued ? ++last : null,
      lapses: lapsesAfter(row.lapses, deed),
      offeredUntil: hasOffer ? (row.offeredUntil ?? offerEnds(event, now)) : null,
      ownerId: waitsFor(event, outcome) === 'manager' ? (managers.get(row.userId) ?? null) : null,
      declineReason: why?.reason ?? null,
      declineMessage: why?.message ?? null,
    }
  })
}

const passed: Partial<Record<Deed, Status>> = {
  managerApprove: bookingStatus.MANAGER_APPROVED,
  hrApprove: bookingStatus.HR_APPROVED,
}

/** From which status to which, with the one that an approval passes through at once. */
function stepsOf(deed: Deed, from: Status, to: Status): [Status, Status][] {
  const through = passed[deed]
  if (through === undefined || through === to) return [[from, to]]
  return [
    [from, through],
    [through, to],
  ]
}

/** Writes deeds: the status of each, its line of the ledger, and the word to whoever follows it. */
async function write(db: Db, event: EventRecord, moves: readonly Move[], by: By) {
  if (!moves.length) return
  const { companyId, id: eventId } = event
  const stands = await standsOf(db, event, moves, by)
  await writeStands(db, { companyId, eventId }, stands, by.now)
  const done = moves.map(({ row, deed, why }, index) => {
    const to = stands[index]?.status ?? row.status
    return { row, deed, why, to }
  })
  const { actorId, now: at } = by
  await insertLedger(
    db,
    done.flatMap(({ row, deed, why, to }) => {
      const said = { reason: why?.reason ?? null, message: why?.message ?? null }
      const line = { companyId, eventId, bookingId: row.id, deed, ...said, actorId, at }
      return stepsOf(deed, row.status, to).map(([fromStatus, toStatus]) => ({
        ...line,
        fromStatus,
        toStatus,
      }))
    }),
  )
  const changes = done.map(({ row: { id: bookingId, userId, status: from }, deed, to }): BookingChange => {
    return { companyId, eventId, bookingId, userId, deed, from, to, actorId }
  })
  await announceAll(db, 'booking.changed', changes, { companyId })
}

type Doing = { by: By; why?: Why }

/** Does one deed about a booking of an event that is held; what seat comes free goes to whoever waits. */
export async function act(db: Db, event: EventRecord, row: BookingRow, deed: Deed, { by, why }: Doing) {
  const stand = standOf(row, by.now)
  const seatFree = await hasRoom(db, event, by.now)
  // NOTE: whoever was first in the queue is not overtaken by who asks later.
  const isOvertaking =
    deed !== 'confirm' && deed !== 'offer' && !stand.hasOffer && (await hasQueue(db, event))
  const hasManager = (await listManagers(db, event.companyId, [row.userId])).size > 0
  const outcome = outcomeOf(deed, event, stand, { hasManager, seatFree: seatFree && !isOvertaking })
  if (outcome === 'refused') throw fail('booking_actioned')
  if (outcome === 'full') throw fail('event_full')
  await write(db, event, [{ row, deed, outcome, why }], by)
  if (holdsSeat(stand) && !holdsSeat(outcome)) await giveFreeSeats(db, event, by)
  const after = await findBooking(db, row)
  if (!after) throw fail('booking_not_found')
  return after
}

// NOTE: an event whose bound was taken away lets in all who wait, so many at a time.
const mostOffers = 1000

/** Offers what is free to those who wait, in their order; nothing once the event has begun. */
export async function giveFreeSeats(db: Db, event: EventRecord, { now }: Pick<By, 'now'>) {
  if (event.cancelledAt || hasBegun(event, now)) return
  const room = roomOf(event)
  const free = room === null ? Infinity : room - (await countHeld(db, event, now))
  if (free <= 0) return
  const waiting = await listQueued(db, event, Math.min(free, mostOffers))
  const around = { hasManager: true, seatFree: true }
  await write(db, event, movesOf('offer', event, waiting, around, now), { actorId: null, now })
}

/** The same deed about many; those of whom it is not allowed stay as they are. */
const movesOf = (
  deed: Deed,
  event: EventRecord,
  rows: readonly BookingRow[],
  around: Around,
  now: Date,
): Move[] =>
  rows.flatMap((row) => {
    const outcome = outcomeOf(deed, event, standOf(row, now), around)
    return typeof outcome === 'object' ? [{ row, deed, outcome }] : []
  })

/** Invites, or puts down again, many of an event that is held. */
export async function actOnMany(
  db: Db,
  event: EventRecord,
  rows: readonly BookingRow[],
  deed: 'invite' | 'add',
  by: By,
) {
  const managers = await listManagers(
    db,
    event.companyId,
    rows.map(({ userId }) => userId),
  )
  const moves = rows.flatMap((row) => {
    const around = { hasManager: managers.has(row.userId), seatFree: false }
    return movesOf(deed, event, [row], around, by.now)
  })
  await write(db, event, moves, by)
}

/** Takes back the offers of an event whose time is over, and offers the seats to the next. */
export async function lapseOffers(db: Db, whose: EventKey, now: Date) {
  const event = await holdEvent(db, whose)
  const offered = await listBookingsOf(db, { ...event, eventId: event.id, statuses: [bookingStatus.SENT] })
  const by = { actorId: null, now }
  const lapsed = offered.filter(({ offeredUntil }) => offeredUntil !== null && offeredUntil <= now)
  const moves = lapsed.flatMap((row): Move[] => {
    const stand = { ...standOf(row, now), hasOffer: true }
    const outcome = outcomeOf('lapse', event, stand, { hasManager: true, seatFree: false })
    return typeof outcome === 'object' ? [{ row, deed: 'lapse', outcome }] : []
  })
  await write(db, event, moves, by)
  await giveFreeSeats(db, event, by)
}

/** Ends every booking of an event that is called off. */
export async function cancelBookings(db: Db, event: EventRecord, by: By) {
  const rows = await listBookingsOf(db, { ...event, eventId: event.id })
  const moves = movesOf('cancel', event, rows, { hasManager: true, seatFree: false }, by.now)
  await write(db, event, moves, by)
  return moves.map(({ row }) => row)
}

/** What an event has room for is a line of its ledger, too, each time that it has changed. */
export async function noteCapacity(db: Db, event: EventRecord, { actorId, now: at }: By) {
  const { companyId, id: eventId } = event
  const capacity = roomOf(event)
  const last = await findLastCapacity(db, { companyId, eventId })
  if (last && last.capacity === capacity) return
  await insertLedger(db, [{ companyId, eventId, deed: 'capacity', capacity, actorId, at }])
}
