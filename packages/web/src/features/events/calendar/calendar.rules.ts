import { dayIn, daysAfter, monthsAfter } from '@oktant/contract/kit/days.ts'
import type { EventDay, LearnerEventRow } from '@oktant/contract/events/event-shapes.ts'

export const calendarViews = ['month', 'year'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The first day of the month in which a day lies. */
export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

/** How many days after its week's Monday a day is (spec 1 §5: a week begins on Monday). */
const afterMonday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6]

/** The days of some week, Monday first, for the names over the columns. */
export const someWeek = daysOfWeek.map((after) => daysAfter('2024-01-01', after))

/** A month in weeks; null where a week's day lies in another month. */
export function weeksOf(day: string): (string | null)[][] {
  const first = firstOfMonth(day)
  const month = first.slice(0, 7)
  const start = daysAfter(first, -afterMonday(first))
  const weeks = daysOfWeek.map((week) => daysOfWeek.map((after) => daysAfter(start, week * 7 + after)))
  const isWithin = (one: string) => one.startsWith(month)
  return weeks
    .filter((week) => week.some(isWithin))
    .map((week) => week.map((one) => (isWithin(one) ? one : null)))
}

/** The first days of the twelve months of a day's year. */
export const monthsOfYear = (day: string) =>
  Array.from({ length: 12 }, (_, month) => monthsAfter(`${day.slice(0, 4)}-01-01`, month))

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  PageUp: (day) => monthsAfter(day, -1),
  PageDown: (day) => monthsAfter(day, 1),
  Home: (day) => daysAfter(day, -afterMonday(day)),
  End: (day) => daysAfter(day, 6 - afterMonday(day)),
}

/** Where a key leads from a day; null where it leads nowhere. */
export const movedBy = (key: string, day: string) => moves[key]?.(day) ?? null

/** The same day a month or a year on or back, as the view steps. */
export const steppedBy = (view: CalendarView, day: string, by: -1 | 1) =>
  monthsAfter(day, view === 'year' ? by * 12 : by)

/** The days with something on them, by their names. */
export type DaysSeen = ReadonlyMap<string, EventDay>
export const daysByName = (days: readonly EventDay[]): DaysSeen => new Map(days.map((one) => [one.day, one]))

const partsOf = ({ timeslots, startsAt, endsAt }: LearnerEventRow) => {
  if (timeslots.length) return timeslots
  return startsAt && endsAt ? [{ startsAt, endsAt }] : []
}

/** Is something on a day where clocks show the time of a zone? What ends at midnight does not last into the next day. */
const isOn = (day: string, timeZone: string) => (part: { startsAt: string; endsAt: string }) => {
  const last = new Date(Math.max(Date.parse(part.startsAt), Date.parse(part.endsAt) - 1))
  return dayIn(timeZone, new Date(part.startsAt)) <= day && dayIn(timeZone, last) >= day
}

/** Of events whose span reaches over a day those that are on it with a part, by when that begins. */
export function eventsOfDay(events: readonly LearnerEventRow[], day: string, timeZone: string) {
  const beginsAt = (event: LearnerEventRow) =>
    partsOf(event)
      .filter(isOn(day, timeZone))
      .map(({ startsAt }) => startsAt)
      .toSorted()[0]
  return events
    .flatMap((event) => {
      const begins = beginsAt(event)
      return begins === undefined ? [] : [{ event, begins }]
    })
    .toSorted((one, other) => one.begins.localeCompare(other.begins))
    .map(({ event }) => event)
}
