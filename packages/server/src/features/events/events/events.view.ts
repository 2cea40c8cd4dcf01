import type { Seats, Timeslot, TrainerEvent, TrainerEventRow } from '@oktant/contract/events/event-shapes.ts'
import type { Static } from '@sinclair/typebox'
import type { Language } from '@oktant/contract/http/http.ts'
import { dayIn, daysBetween, timeIn } from '@oktant/contract/kit/days.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import type { EventRecord, TimeslotRow } from './events.queries.ts'
import { isOver, mayBeRemoved, roomOf } from './events.rules.ts'

/** Whose time and language an answer is in. */
export type Reader = { timezone: string; language: Language }

const printedDay = (zone: string, moment: Date) => dayIn(zone, moment).split('-').toReversed().join('-')
/** A time as the specification prints it, DD-MM-YYYY HH:mm. */
export const printedTime = (zone: string, moment: Date) =>
  `${printedDay(zone, moment)} ${timeIn(zone, moment).slice(0, 5)}`

export function timeslotView(
  { id, startsAt, endsAt, container, components }: TimeslotRow,
  zone: string,
): Timeslot {
  const [startHour = 0, startMinute = 0] = timeIn(zone, startsAt).split(':').map(Number)
  const [endHour = 0, endMinute = 0] = timeIn(zone, endsAt).split(':').map(Number)
  return {
    id,
    date: printedDay(zone, startsAt),
    startTime: printedTime(zone, startsAt),
    endTime: printedTime(zone, endsAt),
    startHour,
    startMinute,
    endHour,
    endMinute,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    container,
    components,
  }
}

/** What everybody sees of an event. */
export function seenParts(event: EventRecord, { timezone }: Pick<Reader, 'timezone'>) {
  const { id, name, eventType, webinar, cancelledAt, startsAt, endsAt, timeZone, venue } = event
  return {
    id,
    name,
    eventType,
    webinar,
    cancelled: cancelledAt !== null,
    startTime: startsAt ? printedTime(timezone, startsAt) : '',
    endTime: endsAt ? printedTime(timezone, endsAt) : '',
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    timeZone,
    venue,
  }
}

export function seatsView(event: EventRecord): Static<typeof Seats> {
  const { confirmed, offered, waiting } = event.counts
  const [taken, seats] = [confirmed + offered, roomOf(event)]
  // NOTE: full as its own screens say it: beyond it is over capacity, and full as well.
  return {
    seats,
    taken,
    confirmed,
    waiting,
    full: seats !== null && taken >= seats,
    overCapacity: seats !== null && taken > seats,
  }
}

/** Today, past event, or N days to go, by the days of whoever reads it (spec 2 §4); nothing without a date. */
export function daysToGo(
  event: Pick<EventRecord, 'startsAt' | 'endsAt'>,
  now: Date,
  { timezone, language }: Reader,
) {
  if (!event.startsAt) return ''
  const days = daysBetween(dayIn(timezone, now), dayIn(timezone, event.startsAt))
  if (isOver(event, now)) return messages['event.daysToGo.past'][language]
  if (days <= 0) return messages['event.daysToGo.today'][language]
  if (days === 1) return messages['event.daysToGo.one'][language]
  return withValues(messages['event.daysToGo.many'][language], days)
}

const named = ({ id, name }: { id: number; name: string }) => ({ id, name })
export const facilitatorsView = ({ facilitators }: Pick<EventRecord, 'facilitators'>) =>
  facilitators.map(named)

export function eventRowView(
  event: EventRecord,
  reader: Pick<Reader, 'timezone'>,
  now: Date,
): TrainerEventRow {
  const { counts } = event
  const isHeld = event.cancelledAt === null
  return {
    ...seenParts(event, reader),
    facilitators: facilitatorsView(event),
    filled: seatsView(event),
    toConfirm: isHeld ? counts.waiting : 0,
    toMark: isHeld && isOver(event, now) ? counts.unmarked : 0,
    revision: event.changes,
  }
}

type Rest = {
  slots: readonly TimeslotRow[]
  customFieldValues: TrainerEvent['customFieldValues']
  reader: Pick<Reader, 'timezone'>
}

export function eventView(event: EventRecord, { slots, customFieldValues, reader }: Rest): TrainerEvent {
  const { changedAt, toldAt, cancelledAt } = event
  const facilitators = facilitatorsView(event)
  const isHeld = cancelledAt === null
  return {
    ...seenParts(event, reader),
    ...rulesOf(event),
    webinarProvider: event.webinarProvider,
    skypeMeeting: event.link,
    facilitator: facilitators[0] ?? null,
    facilitators,
    timeslots: slots.map((slot) => timeslotView(slot, reader.timezone)),
    agenda: event.agenda,
    notes: event.notes,
    seats: event.seats,
    filled: seatsView(event),
    courseOutline: event.outline,
    customFieldValues,
    revision: event.changes,
    changedAt: changedAt.toISOString(),
    changedSinceTold: isHeld && toldAt !== null && changedAt > toldAt,
    can: { change: isHeld, cancel: isHeld, remove: mayBeRemoved(event) },
  }
}

const rulesOf = (event: EventRecord) => ({
  managerApproval: event.managerApproval,
  hrApproval: event.hrApproval,
  managerRsvpForUser: event.managerRsvpForUser,
  rsvpByDate: event.rsvpByDate,
  rsvpRemindByDate: event.rsvpRemindByDate,
  remindByDate: event.remindByDate,
  reminderLeadTime: event.reminderLeadTime,
  singleUserEvent: event.singleUserEvent,
  userUnsubscribe: event.userUnsubscribe,
  sendAttachment: event.sendAttachment,
  openEvent: event.openEvent,
  openForRegistrations: event.openForRegistrations,
  offerHours: event.offerHours,
  cancelHours: event.cancelHours,
  overlap: event.overlap,
  minDelegatesBy: event.minDelegatesBy,
  queueField: event.queueFieldId,
  queueDescending: event.queueDescending,
})
