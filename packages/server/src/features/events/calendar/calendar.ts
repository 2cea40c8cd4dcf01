import { getVtimezoneComponent } from '@touch4it/ical-timezones'
import { TZDate } from '@date-fns/tz'
import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { EventRecord, TimeslotRow } from '../events/events.ts'
import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** One part of an event as a calendar keeps it: the same uid for ever, and a sequence that rises with each change. */
export type CalendarEntry = {
  uid: string
  sequence: number
  name: string
  description: string
  place: string
  url: string
  startsAt: Date
  endsAt: Date
  timeZone: string
  isCancelled: boolean
  changedAt: Date
}

export type Invited = { name: string; email: string; hasAccepted: boolean }

/** Asked to come, told not to, or shown in a feed that nobody answers. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

type Sheet = {
  method: CalendarMethod
  entries: readonly CalendarEntry[]
  /** Who calls; of a feed it is nobody. */
  organizer?: { name: string; email: string }
  invited?: Invited
  /** What a feed is called. */
  name?: string
}

/**
 * A calendar as RFC 5545 writes it. Times stand in the event's own zone, with that zone's rules beside them: a calendar that
 * keeps an entry for a year shows the right hour when the clocks there have changed.
 */
export function calendarFile({ method, entries, organizer, invited, name }: Sheet) {
  const calendar = ical({
    prodId: { company: 'Oktant', product: 'Oktant', language: 'EN' },
    method: ICalCalendarMethod[method],
    // NOTE: named by each entry alone: with one for the whole file, moments that must be in UTC would be in it, too.
    timezone: { name: null, generator: getVtimezoneComponent },
    ...(name && { name }),
  })
  for (const entry of entries) calendar.createEvent(eventOf(entry, organizer, invited))
  return calendar.toString()
}

function eventOf(entry: CalendarEntry, organizer: Sheet['organizer'], invited?: Invited) {
  const { uid, sequence, name, description, place, url, timeZone, isCancelled, changedAt } = entry
  const zone = getVtimezoneComponent(timeZone) ? timeZone : null
  const at = (moment: Date) => new TZDate(moment.getTime(), zone ?? 'UTC')
  return {
    id: uid,
    sequence,
    summary: name,
    start: at(entry.startsAt),
    end: at(entry.endsAt),
    stamp: changedAt,
    timezone: zone,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(description && { description }),
    ...(place && { location: place }),
    ...(url && { url }),
    ...(organizer && { organizer }),
    ...(invited && { attendees: [attendee(invited)] }),
  }
}

const attendee = ({ name, email, hasAccepted }: Invited) => ({
  name,
  email,
  rsvp: !hasAccepted,
  status: hasAccepted ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
})

type Read = { kit: { config: { publicUrl: string }; now: () => Date }; language: Language }

/** The parts of an event as entries, each by a name that stays the same. */
export function entriesOf(
  event: EventRecord,
  slots: readonly TimeslotRow[],
  { kit, language }: Read,
): CalendarEntry[] {
  const { publicUrl } = kit.config
  return slots.map(({ startsAt, endsAt }, index) => ({
    uid: `event-${event.id}-${index + 1}@${new URL(publicUrl).hostname}`,
    sequence: event.sequence,
    name: textIn(event.name, language),
    description: event.notes,
    place: placeOf(event, language),
    url: `${publicUrl}/#/event/${event.id}`,
    startsAt,
    endsAt,
    timeZone: event.timeZone,
    isCancelled: event.cancelledAt !== null,
    changedAt: kit.now(),
  }))
}

/** The venue and its location, in somebody's language. */
export const placeOf = ({ venue }: Pick<EventRecord, 'venue'>, language: Language) =>
  venue ? [venue.name, venue.location].flatMap((one) => (one ? [textIn(one, language)] : [])).join(', ') : ''
