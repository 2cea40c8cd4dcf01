import { deskDays } from '@oktant/contract/events/attending.ts'
import type { BookingSeen } from '@oktant/contract/events/event-shapes.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import { missingBefore } from '../../learning/learn/learn.ts'
import { accessBooking, listStandsFor } from '../bookings/bookings.access.ts'
import {
  act,
  auditBooking,
  type Decider,
  type BookingRow,
  ensureBooking,
  findOverlap,
  holdEvent,
  listOwnBookings,
  listTeamSeats,
  mayWithdraw,
  pageToApprove,
} from '../bookings/bookings.ts'
import { listDeclineReasonOptions } from '../decline-reasons/decline-reasons.ts'
import { type EventRecord, findEvents, isOver, listTimeslots, slotsByEvent } from '../events/events.ts'
import { accessInvitation, accessSeenEvent, partsOf } from './attending.access.ts'
import { bookingSeenView, learnerEventView, mayRequest } from './attending.view.ts'

type Moment = { now: Date }

const ownOn =
  (db: Db, { companyId, id: userId }: Actor) =>
  async (eventId: number) => {
    const [row] = await listOwnBookings(db, { companyId, userId }, [eventId])
    return row
  }

/** An event with its parts, as whoever may see it does. */
export async function seeEvent(db: Db, actor: Actor, id: number) {
  const { event, booking } = await accessSeenEvent(db, actor, id, ownOn(db, actor))
  return { event, booking, slots: await listTimeslots(db, actor.companyId, [id]) }
}

export async function readLearnerEvent(db: Db, actor: Actor, id: number, { now }: Moment) {
  const seen = await seeEvent(db, actor, id)
  return learnerEventView({ ...seen, now }, actor, await listDeclineReasonOptions(db, actor))
}

/** A booking with its event, as somebody sees it. */
export async function seeBooking(
  db: Db,
  actor: Actor,
  row: BookingRow,
  { now }: Moment,
): Promise<BookingSeen> {
  const [shown] = await seeBookings(db, actor, [row], { now })
  if (!shown) throw fail('booking_not_found')
  return shown
}

/** Many at once, by the same few statements; those of events that were removed are left out. */
export async function seeBookings(db: Db, actor: Actor, rows: readonly BookingRow[], { now }: Moment) {
  const ids = [...new Set(rows.map(({ eventId }) => eventId))]
  const events = new Map((await findEvents(db, actor.companyId, ids)).map((event) => [event.id, event]))
  const slots = await slotsByEvent(db, actor.companyId, ids)
  const declineReasons = await listDeclineReasonOptions(db, actor)
  const standsFor = await listStandsFor(db, actor, { now })
  return rows.flatMap((row) => {
    const event = events.get(row.eventId)
    if (!event) return []
    const seen = { event, slots: slots.get(event.id) ?? [], now }
    return [
      bookingSeenView(row, seen, { actor, decide: partsOf(actor, event, row, standsFor), declineReasons }),
    ]
  })
}

/** Asks for a seat; the answer says where the request stands. */
export async function requestSeat(db: Db, actor: Actor, id: number, { now }: Moment) {
  const seen = await accessSeenEvent(db, actor, id, ownOn(db, actor))
  const { companyId, id: userId } = actor
  const event = await holdEvent(db, { companyId, id: seen.event.id })
  const { row } = await ensureBooking(db, event, userId, { now })
  await refuseRequest(db, event, row, { now })
  await refuseUnprepared(db, actor, event, { now })
  const after = await act(db, event, row, 'request', { by: { actorId: userId, now } })
  await auditBooking(db, actor, row, after)
  return seeBooking(db, actor, after, { now })
}

async function refuseRequest(db: Db, event: EventRecord, row: BookingRow, { now }: Moment) {
  if (event.cancelledAt) throw fail('event_is_cancelled')
  if (isOver(event, now)) throw fail('event_over')
  if (!mayRequest(event, undefined, now)) throw fail('registrations_closed')
  if (!mayRequest(event, row, now)) throw fail('already_booked')
  if (event.overlap === 'block' && (await findOverlap(db, event, row.userId)) !== null)
    throw fail('overlapping_seat')
}

/** An event that gives its seats by rule gives them to whoever has passed what its course puts before it. */
async function refuseUnprepared(
  db: Db,
  actor: Actor,
  { id: eventId, eventType }: EventRecord,
  { now }: Moment,
) {
  if (eventType !== 'autoControlledAccess') return
  const missing = await missingBefore(db, actor, { eventId, now })
  if (missing) throw fail('prerequisite_missing', { value: textIn(missing, actor.language) })
}

export async function readInvitation(db: Db, actor: Actor, id: number, at: Moment) {
  return seeBooking(db, actor, await accessInvitation(db, actor, id, at), at)
}

/** The booking and its event, held; the event of the address must be its own. */
async function hold(db: Db, actor: Actor, { id, bid }: Which, at: Moment) {
  const seen = await accessBooking(db, actor, bid, at)
  if (id !== undefined && seen.eventId !== id) throw fail('booking_not_found')
  const event = await holdEvent(db, { companyId: actor.companyId, id: seen.eventId }).catch(() => {
    throw fail('booking_not_found')
  })
  if (event.cancelledAt) throw fail('event_is_cancelled')
  // NOTE: read again, as somebody may have decided while the event was waited for.
  const row = await accessBooking(db, actor, bid, at)
  return { event, row, parts: partsOf(actor, event, row, await listStandsFor(db, actor, at)) }
}

type Which = { id?: number; bid: number }

/** An accept by the one who is booked is an accept, by anybody else a manager's or HR's approval (spec 1 §4). */
export async function approve(db: Db, actor: Actor, which: Which, at: Moment) {
  const { event, row, parts } = await hold(db, actor, which, at)
  const by = { actorId: actor.id, now: at.now }
  const deed =
    row.userId === actor.id ? 'accept' : parts.asManager ? 'managerApprove' : parts.forHr ? 'hrApprove' : null
  if (!deed) throw fail('booking_actioned')
  const after = await act(db, event, row, deed, { by })
  await auditBooking(db, actor, row, after)
  return seeBooking(db, actor, after, at)
}

type Why = { reason?: string | undefined; message?: string | undefined }

/** Declining while the manager decides is theirs, while HR does HR's; by the one who is booked it is stepping back. */
export async function decline(db: Db, actor: Actor, which: Which, { reason, message }: Why, at: Moment) {
  const { event, row, parts } = await hold(db, actor, which, at)
  if (!reason?.trim() && !message?.trim()) throw fail('decline_comment_required')
  const why = { reason: reason?.trim() || null, message: message?.trim() || null }
  const by = { actorId: actor.id, now: at.now }
  const after = await act(db, event, row, declineDeed({ actor, event, row, parts }, at), { by, why })
  await auditBooking(db, actor, row, after)
  return seeBooking(db, actor, after, at)
}

type Declining = { actor: Actor; event: EventRecord; row: BookingRow; parts: ReturnType<typeof partsOf> }

function declineDeed({ actor, event, row, parts }: Declining, { now }: Moment) {
  if (row.userId === actor.id) {
    const may = mayWithdraw(row, event, now)
    if (may === 'late') throw fail('cancel_too_late')
    if (may === 'actioned') throw fail('booking_actioned')
    return 'withdraw' as const
  }
  if (parts.asManager) return 'managerDecline' as const
  if (parts.forHr) return 'hrDecline' as const
  throw fail('booking_actioned')
}

async function deciderOf(db: Db, actor: Actor, at: Moment): Promise<Decider> {
  const { companyId, id, permissions } = actor
  return {
    companyId,
    id,
    standsInFor: await listStandsFor(db, actor, at),
    asManager: permissions.has('bookings.decide'),
    forHr: permissions.has('bookings.decideForHr'),
  }
}

export async function listEventsToApprove(db: Db, actor: Actor, page: Page, at: Moment) {
  const { rows, total } = await pageToApprove(db, await deciderOf(db, actor, at), page)
  return pagedReply(page, await seeBookings(db, actor, rows, at), total)
}

const dayMs = 86_400_000

/** Who of one's team sits where in the next days. */
export async function listSeatsOfTeam(db: Db, actor: Actor, at: Moment) {
  const until = new Date(at.now.getTime() + deskDays * dayMs)
  const rows = await listTeamSeats(db, await deciderOf(db, actor, at), { from: at.now, until })
  return seeBookings(db, actor, rows, at)
}
