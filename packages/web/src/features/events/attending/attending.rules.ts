import { dayIn, daysBetween, timeIn } from '@oktant/contract/kit/days.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import type { BookingSeen, LearnerEventRow, OwnBooking } from '@oktant/contract/events/event-shapes.ts'

type Span = Pick<LearnerEventRow, 'startsAt' | 'endsAt'>

/** Today, past event, or how many days to go (spec 2 §5); null without a date. */
export function daysToGo({ startsAt, endsAt }: Span, now: Date, timeZone: string) {
  if (!startsAt) return null
  if (Date.parse(endsAt ?? startsAt) <= now.getTime()) return { kind: 'past', count: 0 } as const
  const count = daysBetween(dayIn(timeZone, now), dayIn(timeZone, new Date(startsAt)))
  return count > 0 ? ({ kind: 'toGo', count } as const) : ({ kind: 'today', count: 0 } as const)
}

/** Do the clocks of two zones show the same at a moment? */
export function isSameClock(moment: string, zone: string, other: string) {
  const at = new Date(moment)
  return dayIn(zone, at) === dayIn(other, at) && timeIn(zone, at) === timeIn(other, at)
}

/** An address that a browser may be sent to; null for whatever else a trainer typed. */
export function safeLink(text: string | null) {
  return text && /^https?:\/\/[^\s]+$/i.test(text.trim()) ? text.trim() : null
}

const minute = 60_000
/** From how long before it begins one may go in, and the way in is shown (spec 1 §5). */
const opensBefore = 15 * minute
const shownBefore = 24 * 60 * minute

type Joined = Span & Pick<LearnerEventRow, 'webinar' | 'cancelled' | 'booking'>

/** Whether the way into a webinar is shown to whoever has a seat: not yet, disabled until it opens, or open. */
export function joinOf(event: Joined, now: Date) {
  const { startsAt, endsAt, webinar, cancelled, booking } = event
  const isMine = booking?.bookingStatus.id === bookingStatus.USER_ACCEPTED
  if (!webinar || cancelled || !isMine || !startsAt) return null
  const ahead = Date.parse(startsAt) - now.getTime()
  if (ahead > shownBefore || Date.parse(endsAt ?? startsAt) <= now.getTime()) return null
  const opensAt = new Date(Date.parse(startsAt) - opensBefore).toISOString()
  return { isOpen: ahead <= opensBefore, opensAt }
}

/** How many seats are left; null where nobody is turned away. */
export const seatsLeft = ({ seats, taken }: LearnerEventRow['filled']) =>
  seats === null ? null : Math.max(0, seats - taken)

const waiting: readonly number[] = [
  bookingStatus.MANAGER_WAITING,
  bookingStatus.REQUEST_SEAT,
  bookingStatus.NO_MANAGER,
]

type Standing =
  | { kind: 'queued'; position: number }
  | { kind: 'offered'; until: string }
  | { kind: 'waits'; whom: 'manager' | 'hr' | 'trainer' | 'invitee'; name: string | null; deputies: string[] }
  | { kind: 'status'; id: OwnBooking['bookingStatus']['id'] }

/** Where a booking stands and who has it, in the order in which it is said. */
export function standingOf({
  bookingStatus: { id },
  stand,
}: Pick<OwnBooking, 'bookingStatus' | 'stand'>): Standing[] {
  const { position, offeredUntil, waitsFor, owner, deputies } = stand
  const found: Standing[] = []
  if (position !== null) found.push({ kind: 'queued', position })
  if (offeredUntil) found.push({ kind: 'offered', until: offeredUntil })
  // NOTE: who has it says more than that it waits; that nobody is there to have it is said by the status.
  const isSaid = found.length > 0 || id === bookingStatus.NO_MANAGER
  if (waitsFor && !isSaid) {
    const names = deputies.map(({ name }) => name)
    found.push({ kind: 'waits', whom: waitsFor, name: owner?.name ?? null, deputies: names })
  }
  return found.length ? found : [{ kind: 'status', id }]
}

export type Deeds = { approve: boolean; decline: boolean }

/** What the reader may do with a booking: with their own answer it, with another's decide it. */
export const deedsOf = (booking: BookingSeen, readerId: number | undefined): Deeds =>
  booking.user.id === readerId
    ? { approve: booking.can.accept, decline: booking.can.decline }
    : booking.decide

/** Has it been dealt with, so that the reader has nothing to say any more? */
export function isDealtWith(booking: BookingSeen, readerId: number | undefined) {
  const { approve, decline } = deedsOf(booking, readerId)
  if (approve || decline) return false
  return booking.user.id !== readerId || !waiting.includes(booking.bookingStatus.id)
}
