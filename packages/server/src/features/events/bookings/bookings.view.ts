import type { BookingStand, OwnBooking, TrainerBooking } from '@oktant/contract/events/event-shapes.ts'
import type { Static } from '@sinclair/typebox'
import type { Language } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { EventRecord } from '../events/events.ts'
import type { BookingRow } from './bookings.queries.ts'
import { mayAccept, mayWithdraw, type Status, waitsFor } from './bookings.rules.ts'
import { standOf } from './seat-ledger.ts'

export const statusView = (id: Status, language: Language) => ({
  id,
  name: messages[`booking.status.${id}`][language],
})

export function standView(row: BookingRow, event: EventRecord, now: Date): Static<typeof BookingStand> {
  const stand = standOf(row, now)
  const { ownerId, ownerName, deputies } = row
  const turn = waitsFor(event, stand)
  return {
    position: row.position,
    offeredUntil: stand.hasOffer ? (row.offeredUntil?.toISOString() ?? null) : null,
    waitsFor: event.cancelledAt ? null : turn === 'manager' && row.isWithHr ? 'hr' : turn,
    owner: ownerId !== null && ownerName !== null ? { id: ownerId, name: ownerName } : null,
    deputies: turn === 'manager' ? deputies : [],
    since: row.since.toISOString(),
  }
}

type Moment = { language: Language; now: Date }

export function trainerBookingView(
  row: BookingRow,
  event: EventRecord,
  { language, now }: Moment,
): TrainerBooking {
  return {
    id: row.id,
    user: { id: row.userId, name: row.userName, email: row.email },
    bookingStatus: statusView(row.status, language),
    stand: standView(row, event, now),
    declineReason: row.declineReason,
    declineMessage: row.declineMessage,
    accepted: row.status === bookingStatus.USER_ACCEPTED,
    attended: row.attended,
    attendanceNote: row.attendanceNote,
    createdOn: row.createdAt.toISOString(),
    revision: row.changes,
  }
}

export function ownBookingView(row: BookingRow, event: EventRecord, { language, now }: Moment): OwnBooking {
  const isHeld = event.cancelledAt === null && !(event.endsAt && event.endsAt <= now)
  return {
    id: row.id,
    bookingStatus: statusView(row.status, language),
    stand: standView(row, event, now),
    declineReason: row.declineReason,
    declineMessage: row.declineMessage,
    attended: row.attended,
    createdOn: row.createdAt.toISOString(),
    can: {
      accept: isHeld && mayAccept(row.status),
      decline: isHeld && mayWithdraw(row, event, now) === 'yes',
    },
  }
}
