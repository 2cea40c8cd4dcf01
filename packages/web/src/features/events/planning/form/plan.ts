import type { EventForm, TrainerEvent } from '@oktant/contract/events/event-shapes.ts'
import { newTimeslot } from '@oktant/contract/kit/constants.ts'
import { daysAfter, daysBetween } from '@oktant/contract/kit/days.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { clockOf } from '../../../../lib/words/shown/moments.ts'
import type { Picked } from '../../../../ui/form/fields/person-picker.tsx'

export type PickedCourse = { id: number; name: LocalText }

/** A part as it stands in the form: by the clocks of the event's own zone. */
export type PlannedSlot = {
  day: string
  start: string
  end: string
  /** How many nights lie between its beginning and its end. */
  nights: number
  course: PickedCourse | null
  parts: number[]
}

export type Plan = Omit<EventForm, 'timeslots' | 'facilitators' | 'venue' | 'customFieldValues'> & {
  slots: PlannedSlot[]
  facilitators: Picked[]
  venue: { id: number; name: LocalText; capacity: number | null } | null
  fields: Record<string, string>
}

const hourMs = 3_600_000
/** NOTE: rounded to the hour, as nobody begins at 14:37. */
const roundedHour = (moment: number) => new Date(Math.round(moment / hourMs) * hourMs)

function slotOf(from: string, until: string, zone: string): PlannedSlot {
  const [begins, ends] = [clockOf(from, zone), clockOf(until, zone)]
  const nights = daysBetween(begins.day, ends.day)
  return { day: begins.day, start: begins.time, end: ends.time, nights, course: null, parts: [] }
}

/** What a new event begins with: in five days from now, to the hour, for two hours. */
export function firstSlot(zone: string, now = Date.now()): PlannedSlot {
  const begins = roundedHour(now + newTimeslot.startsInDays * 24 * hourMs)
  const ends = new Date(begins.getTime() + newTimeslot.lastsHours * hourMs)
  return slotOf(begins.toISOString(), ends.toISOString(), zone)
}

/** A further part: a day after the last, at the same time. */
export function nextSlot(slots: readonly PlannedSlot[], zone: string): PlannedSlot {
  const last = slots.at(-1)
  return last?.day ? { ...last, day: daysAfter(last.day, 1), course: null, parts: [] } : firstSlot(zone)
}

export const newPlan = (zone: string, me: Picked | null): Plan => ({
  name: { en: '', de: '' },
  eventType: 'classroom',
  webinar: false,
  webinarProvider: null,
  skypeMeeting: null,
  facilitators: me ? [me] : [],
  venue: null,
  timeZone: zone,
  slots: [firstSlot(zone)],
  agenda: [],
  notes: '',
  seats: null,
  managerApproval: false,
  hrApproval: false,
  managerRsvpForUser: false,
  rsvpByDate: null,
  rsvpRemindByDate: null,
  remindByDate: null,
  reminderLeadTime: null,
  singleUserEvent: false,
  userUnsubscribe: true,
  sendAttachment: true,
  openEvent: false,
  openForRegistrations: true,
  offerHours: 48,
  cancelHours: 24,
  overlap: 'warn',
  minDelegatesBy: null,
  queueField: null,
  queueDescending: false,
  fields: {},
})

/** An event as its form shows it. */
export function planOf(event: TrainerEvent): Plan {
  // NOTE: what a form knows is what a new one begins with; an event says more that is not typed.
  const blank = newPlan(event.timeZone, null)
  const known = Object.keys(blank).filter((name) => name in event)
  const kept = Object.fromEntries(Object.entries(event).filter(([name]) => known.includes(name)))
  return {
    ...blank,
    ...kept,
    facilitators: event.facilitators.map(({ id, name }) => ({ id, fullName: name })),
    venue: event.venue && { id: event.venue.id, name: event.venue.name, capacity: event.venue.capacity },
    slots: event.timeslots.map(({ startsAt, endsAt, container, components }) => ({
      ...slotOf(startsAt, endsAt, event.timeZone),
      course: container,
      parts: components.map(({ id }) => id),
    })),
    fields: Object.fromEntries(
      event.customFieldValues.map(({ customField, value }) => [String(customField.id), value]),
    ),
  }
}

const written = (day: string, time: string) => `${day.split('-').toReversed().join('-')} ${time}`

export const timeslotsOf = (slots: readonly PlannedSlot[]): EventForm['timeslots'] =>
  slots
    .filter(({ day, start, end }) => day && start && end)
    .map(({ day, start, end, nights, course, parts }) => ({
      startTime: written(day, start),
      endTime: written(daysAfter(day, nights), end),
      container: course && { id: course.id },
      components: parts.map((id) => ({ id })),
    }))

/** The form as it is sent. */
export function formOf({ slots, facilitators, venue, fields, ...kept }: Plan): EventForm {
  return {
    ...kept,
    webinarProvider: kept.webinar ? kept.webinarProvider : null,
    skypeMeeting: kept.webinar && kept.webinarProvider !== 'page' ? kept.skypeMeeting : null,
    facilitators: facilitators.map(({ id }) => ({ id })),
    venue: venue && { id: venue.id },
    timeslots: timeslotsOf(slots),
    agenda: kept.agenda.filter(({ text }) => text.trim()),
    customFieldValues: Object.entries(fields).map(([id, value]) => ({
      customField: { id: Number(id) },
      value,
    })),
  }
}
