import { messages } from '@oktant/contract/kit/messages.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import { announceAll } from '../../../outbox/announce.ts'
import { accessEvent, accessHeldEvent } from '../events/events.access.ts'
import { type EventRecord, markCancelled, markTold } from '../events/events.ts'
import { accessBookingOfEvent } from './bookings.access.ts'
import {
  type BookingRow,
  insertBookings,
  insertLedger,
  listActive,
  listBookingsById,
  listBookingsOf,
  pageOfBookings,
  writeBooking,
} from './bookings.queries.ts'
import { type Deed, mayAskAgain, type Status } from './bookings.rules.ts'
import { trainerBookingView } from './bookings.view.ts'
import { act, actOnMany, type BookingChange, cancelBookings, holdEvent } from './seat-ledger.ts'
import { tellPeople } from './letters/tell-people.ts'
import { ensureBooking } from './approved/ensure-booking.ts'

export { addBookings, removeBooking } from './invitees/put-down.ts'
export { keepInCourses } from './courses/in-courses.ts'
export { ensureBooking } from './approved/ensure-booking.ts'
export { requestApproved, withdrawApproved } from './approved/approved-elsewhere.ts'
export { act, giveFreeSeats, holdEvent, lapseOffers, noteCapacity } from './seat-ledger.ts'
export {
  type BookingRow,
  findOverlap,
  listBookingsById,
  listOwnBookings,
  listSeatedOf,
} from './bookings.queries.ts'
export {
  askedToApprove,
  bookingsToApprove,
  type Decider,
  listTeamSeats,
  pageToApprove,
} from './deciding/to-approve.queries.ts'
export { ownBookingView } from './bookings.view.ts'
export { displayState, mayAskAgain, mayWithdraw, statusesShownAs, waitsForHr } from './bookings.rules.ts'
export type { BookingChange } from './seat-ledger.ts'
export { markPresent } from './register/save-attendance.ts'

type Moment = { now: Date }
const { NEW, SENT, MANAGER_APPROVED, USER_ACCEPTED, MANAGER_WAITING, REQUEST_SEAT } = bookingStatus
/** Who is told of a change: everybody who was invited or has asked, and has not stepped back. */
const told: readonly Status[] = [SENT, MANAGER_APPROVED, USER_ACCEPTED, MANAGER_WAITING, REQUEST_SEAT]

export async function listBookings(db: Db, actor: Actor, id: number, page: Page, { now }: Moment) {
  const event = await accessEvent(db, actor, id)
  const { rows, total } = await pageOfBookings(db, event, page)
  const view = (row: BookingRow) => trainerBookingView(row, event, { language: actor.language, now })
  return pagedReply(page, rows.map(view), total)
}

const deedOf = { confirm: 'confirm', decline: 'refuse', offer: 'offer' } as const satisfies Record<
  string,
  Deed
>
type Decision = { decision: keyof typeof deedOf; reason: string | null; message: string | null }

/** What a trainer says to one who asked for a seat. */
export async function decideBooking(
  db: Db,
  actor: Actor,
  id: number,
  bid: number,
  sent: Decision,
  { now }: Moment,
) {
  await accessBookingOfEvent(db, actor, id, bid)
  const event = await holdEvent(db, { companyId: actor.companyId, id })
  const row = await accessBookingOfEvent(db, actor, id, bid)
  const { decision, reason, message } = sent
  const by = { actorId: actor.id, now }
  const why = decision === 'decline' ? { reason, message } : {}
  const after = await act(db, event, row, deedOf[decision], { by, why })
  await auditBooking(db, actor, row, after)
  return trainerBookingView(after, event, { language: actor.language, now })
}

/** What became of a booking, as its history shows it. */
export const auditBooking = (db: Db, by: Actor, before: BookingRow, after: BookingRow) =>
  audit(db, {
    by,
    kind: 'update',
    object: 'booking',
    objectId: after.id,
    before: { bookingStatus: before.status },
    after: { bookingStatus: after.status, ...(after.declineReason && { reason: after.declineReason }) },
  })

/** Another takes over the seat; the record of the first stays as it was. */
export async function substituteBooking(
  db: Db,
  actor: Actor,
  id: number,
  bid: number,
  userId: number,
  { now }: Moment,
) {
  await accessBookingOfEvent(db, actor, id, bid)
  const event = await holdEvent(db, { companyId: actor.companyId, id })
  const row = await accessBookingOfEvent(db, actor, id, bid)
  if (row.status !== USER_ACCEPTED) throw fail('booking_actioned')
  if (!(await listActive(db, actor.companyId, [userId])).length) throw fail('people_unknown')
  const { row: other } = await ensureBooking(db, event, userId, { now })
  if (!mayAskAgain(other.status)) throw fail('already_booked')
  const line = { companyId: actor.companyId, eventId: id, deed: 'substitute', actorId: actor.id, at: now }
  // NOTE: both in one transaction and without a look at the queue: the seat is handed on, not freed.
  await writeBooking(db, row, { status: bookingStatus.USER_DECLINED, since: now })
  await writeBooking(db, other, {
    status: USER_ACCEPTED,
    since: now,
    insteadOf: row.userId,
    queuedAt: null,
    offeredUntil: null,
  })
  await insertLedger(db, [
    { ...line, bookingId: row.id, fromStatus: row.status, toStatus: bookingStatus.USER_DECLINED },
    { ...line, bookingId: other.id, fromStatus: other.status, toStatus: USER_ACCEPTED },
  ])
  const change = { companyId: actor.companyId, eventId: id, actorId: actor.id }
  const { companyId } = actor
  const changes: BookingChange[] = [
    {
      ...change,
      bookingId: row.id,
      userId: row.userId,
      deed: 'withdraw',
      from: row.status,
      to: bookingStatus.USER_DECLINED,
    },
    { ...change, bookingId: other.id, userId, deed: 'confirm', from: other.status, to: USER_ACCEPTED },
  ]
  await announceAll(db, 'booking.changed', changes, { companyId })
  const rows = await listBookingsById(db, actor.companyId, [row.id, other.id])
  const first = rows.find(({ id: one }) => one === row.id)
  const after = rows.find(({ id: one }) => one === other.id)
  if (!first || !after) throw fail('booking_not_found')
  await auditBooking(db, actor, row, first)
  return trainerBookingView(after, event, { language: actor.language, now })
}

type Telling = { message: string; told: number }
const answer = (
  key: 'invitations_sent' | 'changes_sent' | 'reminders_sent' | 'event_cancelled',
  { language }: Actor,
  count: number,
): Telling => ({
  message: messages[key][language],
  told: count,
})

/** Sends the invitations that were not sent yet; where the manager must approve, they are asked first. */
export async function inviteToEvent(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { facilitators } = await accessHeldEvent(db, actor, id)
  if (!facilitators.length) throw fail('facilitator_missing')
  const event = await holdEvent(db, { companyId: actor.companyId, id })
  const rows = await listBookingsOf(db, { ...event, eventId: id, statuses: [NEW] })
  if (!rows.length) throw fail('nobody_to_tell')
  const by = { actorId: actor.id, now }
  await actOnMany(db, event, rows, 'invite', by)
  await markTold(db, event, { now })
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'event',
    objectId: id,
    after: { invited: rows.length },
  })
  return answer('invitations_sent', actor, rows.length)
}

export async function tellEventChange(db: Db, actor: Actor, id: number, { now }: Moment) {
  const event = await accessHeldEvent(db, actor, id)
  const rows = await listBookingsOf(db, { ...event, eventId: id })
  if (rows.some(({ status }) => status === NEW)) throw fail('new_invites_unsaved')
  const people = rows.filter(({ status }) => told.includes(status))
  if (!people.length) throw fail('nobody_to_tell')
  await markTold(db, event, { now })
  await tellPeople(db, event, people, 'changed')
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'event',
    objectId: id,
    after: { toldOfChange: people.length },
  })
  return answer('changes_sent', actor, people.length)
}

export async function remindOfEvent(db: Db, actor: Actor, id: number) {
  const event = await accessHeldEvent(db, actor, id)
  const people = await listBookingsOf(db, { ...event, eventId: id, statuses: [SENT, MANAGER_APPROVED] })
  if (!people.length) throw fail('nobody_to_tell')
  await tellPeople(db, event, people, 'reminder')
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'event',
    objectId: id,
    after: { reminded: people.length },
  })
  return answer('reminders_sent', actor, people.length)
}

export async function cancelEvent(db: Db, actor: Actor, id: number, { now }: Moment) {
  await accessHeldEvent(db, actor, id)
  const event = await holdEvent(db, { companyId: actor.companyId, id })
  await markCancelled(db, actor, event, { now })
  const cancelled = await cancelBookings(db, event, { actorId: actor.id, now })
  const people = cancelled.filter(({ status }) => told.includes(status))
  await tellPeople(db, event, people, 'cancelled')
  return answer('event_cancelled', actor, people.length)
}

export type RecordedBooking = {
  userId: number
  status: Status
  asked: boolean
  at: Date
  /** Waits for a seat, and not for somebody's word. */
  isQueued?: boolean
  ownerId?: number
  declineReason?: string
  attended?: boolean
  attendanceNote?: string
}

/** Puts down what has happened elsewhere already, such as before a move to this product: nobody is told. */
export async function recordBookings(
  db: Db,
  event: Pick<EventRecord, 'id' | 'companyId'>,
  list: readonly RecordedBooking[],
) {
  const { companyId, id: eventId } = event
  const made = await insertBookings(
    db,
    list.map(({ at, isQueued, ...booking }, index) => ({
      ...booking,
      companyId,
      eventId,
      ...(isQueued && { queuedAt: at, queuedNumber: index + 1 }),
      ...(booking.attended !== undefined && { markedAt: at }),
      since: at,
      createdAt: at,
    })),
  )
  const ids = new Map(made.map(({ id, userId }) => [userId, id]))
  await insertLedger(
    db,
    list.flatMap(({ userId, status, at }) => {
      const bookingId = ids.get(userId)
      return bookingId
        ? [{ companyId, eventId, bookingId, deed: 'record', toStatus: status, actorId: null, at }]
        : []
    }),
  )
}
