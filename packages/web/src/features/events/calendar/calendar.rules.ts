import { dayIn, daysAfter, monthsAfter } from '@oktant/contract/kit/days.ts'
import type { LearnerEventRow } from '@oktant/contract/events/event-shapes.ts'

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

/** An event on one of its days, and when it begins there. */
export type DayEntry = { event: LearnerEventRow; startsAt: string }
export type DayEntries = ReadonlyMap<string, readonly DayEntry[]>

// NOTE: more days than a year has would be a mistake of whoever typed them, and never end to be drawn.
const mostDays = 366

/** The days on which something takes place; what ends at midnight does not last into the next day. */
function daysOf(startsAt: string, endsAt: string, timeZone: string) {
  const first = dayIn(timeZone, new Date(startsAt))
  const last = dayIn(timeZone, new Date(Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1)))
  const days = [first]
  for (let day = first; day < last && days.length < mostDays; days.push(day)) day = daysAfter(day, 1)
  return days
}

const partsOf = ({ timeslots, startsAt, endsAt }: LearnerEventRow) => {
  if (timeslots.length) return timeslots
  return startsAt && endsAt ? [{ startsAt, endsAt }] : []
}

/** An event on each day on which it or a part of it is. */
function entriesOf(event: LearnerEventRow, timeZone: string) {
  return partsOf(event).flatMap(({ startsAt, endsAt }) =>
    daysOf(startsAt, endsAt, timeZone).map((day) => ({ day, event, startsAt })),
  )
}

/** What is on each day where clocks show the time of a zone, each day by the time at which it begins. */
export function byDay(events: readonly LearnerEventRow[], timeZone: string): DayEntries {
  const found = new Map<string, DayEntry[]>()
  const all = events.flatMap((event) => entriesOf(event, timeZone))
  for (const { day, event, startsAt } of all.toSorted((one, other) =>
    one.startsAt.localeCompare(other.startsAt),
  )) {
    const there = found.get(day) ?? []
    // NOTE: an event with two parts on one day stands there once, at its first.
    if (there.every((one) => one.event.id !== event.id)) there.push({ event, startsAt })
    found.set(day, there)
  }
  return found
}
