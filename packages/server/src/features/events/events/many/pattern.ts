import { dayIn, daysAfter, daysBetween, momentOf, timeIn } from '@oktant/contract/kit/days.ts'
import type { EventRecord, TimeslotRow } from '../events.queries.ts'
import type { Slot } from '../events.rules.ts'

/** A part by the clocks of its event's zone: how many days after the first one, and from when to when. */
export type PatternSlot = {
  daysLater: number
  start: string
  end: string
  /** How many nights lie between its beginning and its end. */
  nights: number
  containerId: number | null
  componentIds: number[]
}

const dated = ['rsvpByDate', 'rsvpRemindByDate', 'remindByDate', 'minDelegatesBy'] as const
const kept = [
  'name',
  'eventType',
  'webinar',
  'webinarProvider',
  'link',
  'venueId',
  'timeZone',
  'agenda',
  'notes',
  'seats',
  'outline',
  'managerApproval',
  'hrApproval',
  'managerRsvpForUser',
  'reminderLeadTime',
  'singleUserEvent',
  'userUnsubscribe',
  'sendAttachment',
  'openEvent',
  'openForRegistrations',
  'offerHours',
  'cancelHours',
  'overlap',
  'queueFieldId',
  'queueDescending',
] as const

/** What of an event can come again: all but its days, its people and what became of it. */
export type Pattern = {
  columns: Pick<EventRecord, (typeof kept)[number]>
  /** Its days, by how far they are from the first one. */
  dates: Record<(typeof dated)[number], number | null>
  slots: PatternSlot[]
  facilitatorIds: number[]
  courseIds: number[]
  fields: Record<string, string>
}
type Rest = { slots: readonly TimeslotRow[]; courseIds: number[]; fields: Record<string, string> }

const clock = (zone: string, moment: Date) => timeIn(zone, moment).slice(0, 5)

/** An event as it comes again; nothing where it has no date. */
export function patternOf(event: EventRecord, { slots, courseIds, fields }: Rest): Pattern | null {
  const { timeZone, facilitators } = event
  const first = firstDayOf(event)
  if (first === null) return null
  const columns = Object.fromEntries(kept.map((name) => [name, event[name]]))
  const away = (day: string | null) => (day === null ? null : daysBetween(first, day))
  return {
    // NOTE: exactly the names above.
    columns: columns as Pattern['columns'],
    dates: {
      rsvpByDate: away(event.rsvpByDate),
      rsvpRemindByDate: away(event.rsvpRemindByDate),
      remindByDate: away(event.remindByDate),
      minDelegatesBy: away(event.minDelegatesBy),
    },
    slots: slots.map(({ startsAt, endsAt, container, components }) => {
      const [begins, ends] = [dayIn(timeZone, startsAt), dayIn(timeZone, endsAt)]
      return {
        daysLater: daysBetween(first, begins),
        start: clock(timeZone, startsAt),
        end: clock(timeZone, endsAt),
        nights: daysBetween(begins, ends),
        containerId: container?.id ?? null,
        componentIds: components.map(({ id }) => id),
      }
    }),
    facilitatorIds: facilitators.map(({ id }) => id),
    courseIds,
    fields,
  }
}

/** The day on which it begins, where it takes place. */
export const firstDayOf = ({ startsAt, timeZone }: Pick<EventRecord, 'startsAt' | 'timeZone'>) =>
  startsAt && dayIn(timeZone, startsAt)

const minuteMs = 60_000
const asMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The parts of an event that begins on a day: at the same time by the clocks there, whatever these do in between. */
export function slotsOn({ slots, columns: { timeZone } }: Pick<Pattern, 'slots' | 'columns'>, day: string) {
  return slots.flatMap(({ daysLater, start, end, nights, containerId, componentIds }): Slot[] => {
    const begins = daysAfter(day, daysLater)
    const startsAt = momentOf(begins, start, timeZone)
    const ends = momentOf(daysAfter(begins, nights), end, timeZone)
    if (!startsAt || !ends) return []
    // NOTE: the hour that clocks leave out may swallow the end of a part; it then lasts as long as always.
    const lasts = (nights * 24 * 60 + asMinutes(end) - asMinutes(start)) * minuteMs
    const endsAt = ends > startsAt ? ends : new Date(startsAt.getTime() + lasts)
    return [{ startsAt, endsAt, containerId, componentIds }]
  })
}

export const spanOf = (slots: readonly Slot[]) => ({
  startsAt: slots[0]?.startsAt ?? null,
  endsAt: slots.length ? new Date(Math.max(...slots.map(({ endsAt }) => endsAt.getTime()))) : null,
})

/** The days of an event's rules, as far from its first day as they were. */
export function datesOn({ dates }: Pick<Pattern, 'dates'>, day: string) {
  const on = (away: number | null) => (away === null ? null : daysAfter(day, away))
  return {
    rsvpByDate: on(dates.rsvpByDate),
    rsvpRemindByDate: on(dates.rsvpRemindByDate),
    remindByDate: on(dates.remindByDate),
    minDelegatesBy: on(dates.minDelegatesBy),
  }
}
