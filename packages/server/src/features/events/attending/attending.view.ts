import type {
  BookingSeen,
  EventDay,
  LearnerEvent,
  LearnerEventRow,
} from '@oktant/contract/events/event-shapes.ts'
import type { Actor } from '../../../access/actor.ts'
import { type BookingRow, displayState, mayAskAgain, ownBookingView } from '../bookings/bookings.ts'
import { may } from '../bookings/bookings.access.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import {
  type DayEntry,
  daysToGo,
  type EventRecord,
  facilitatorsView,
  isAvailable,
  isOngoing,
  isOver,
  seatsView,
  seenParts,
  type TimeslotRow,
  timeslotView,
} from '../events/events.ts'

export type Reason = { id: number; name: string }
type Seen = { event: EventRecord; slots: readonly TimeslotRow[]; booking: BookingRow | undefined; now: Date }

/** May somebody ask for a seat now? */
export function mayRequest(event: EventRecord, booking: Pick<BookingRow, 'status'> | undefined, now: Date) {
  if (event.cancelledAt || isOver(event, now) || !mayAskAgain(booking?.status ?? null)) return false
  return event.openForRegistrations && event.eventType !== 'classroom'
}

function learnerParts({ event, booking, now }: Seen, actor: Actor) {
  // NOTE: what a trainer has not sent yet is unknown to whom it is for.
  const sent = booking && may.answer(actor, booking) ? booking : undefined
  const hasSeat = sent?.status === bookingStatus.USER_ACCEPTED
  return {
    ...seenParts(event, actor),
    daysToGo: daysToGo(event, now, actor),
    facilitators: facilitatorsView(event),
    state: displayState(sent?.status ?? null),
    filled: seatsView(event),
    available: isAvailable(event, now),
    ongoing: isOngoing(event, now),
    skypeMeeting: hasSeat && isAvailable(event, now) ? event.link : null,
    webinarProvider: event.webinarProvider,
    booking: sent ? ownBookingView(sent, event, { language: actor.language, now }) : null,
    can: { request: mayRequest(event, sent, now) },
  }
}

export const learnerRowView = (seen: Seen, actor: Actor): LearnerEventRow => ({
  ...learnerParts(seen, actor),
  timeslots: seen.slots.map(({ id, startsAt, endsAt }) => {
    return { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  }),
})

export function learnerEventView(seen: Seen, actor: Actor, declineReasons: Reason[]): LearnerEvent {
  const { event, slots } = seen
  return {
    ...learnerParts(seen, actor),
    timeslots: slots.map((slot) => timeslotView(slot, actor.timezone)),
    agenda: event.agenda,
    notes: event.notes,
    goalOutline: event.outline,
    declineReasons,
    rsvpByDate: event.rsvpByDate,
  }
}

/** What is on a day of a calendar. */
export const entryView = ({
  status,
  isCancelled,
  startsAt,
  ...entry
}: DayEntry): EventDay['first'][number] => ({
  ...entry,
  startsAt: new Date(startsAt).toISOString(),
  state: displayState(status),
  cancelled: isCancelled,
})

type Decision = { asManager: boolean; forHr: boolean }

/** A booking as its holder and whoever decides it see it, with the event. */
export function bookingSeenView(
  row: BookingRow,
  seen: Omit<Seen, 'booking'>,
  { actor, decide, declineReasons }: { actor: Actor; decide: Decision; declineReasons: Reason[] },
): BookingSeen {
  const { event, now } = seen
  const isHeld = event.cancelledAt === null && !isOver(event, now)
  const mayDecide = isHeld && (decide.asManager || decide.forHr)
  const own = row.userId === actor.id
  const shown = ownBookingView(row, event, { language: actor.language, now })
  return {
    ...shown,
    can: own ? shown.can : { accept: false, decline: false },
    user: { id: row.userId, name: row.userName },
    classroomEvent: learnerRowView({ ...seen, booking: own ? row : undefined }, actor),
    declineReasons,
    decide: { approve: mayDecide, decline: mayDecide },
  }
}
