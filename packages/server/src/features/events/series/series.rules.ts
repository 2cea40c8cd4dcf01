import { mostInSeries, type Recurrence } from '@oktant/contract/events/event-series.ts'
import { dayIn, daysAfter, isDay, monthsAfter } from '@oktant/contract/kit/days.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail } from '../../../http/fail.ts'

const daysInWeek = 7
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const dateOf = (day: string) => Number(day.slice(8))

/** The same weekday of a later month: the second Tuesday stays one, and a fifth is the last where there is none. */
function sameWeekdayAfter(day: string, months: number) {
  const place = Math.ceil(dateOf(day) / daysInWeek)
  const begins = monthsAfter(`${day.slice(0, 8)}01`, months)
  const first = daysAfter(begins, (weekdayOf(day) - weekdayOf(begins) + daysInWeek) % daysInWeek)
  const wanted = daysAfter(first, (place - 1) * daysInWeek)
  return wanted.slice(0, 7) === begins.slice(0, 7) ? wanted : daysAfter(wanted, -daysInWeek)
}

const steps: Record<Recurrence['every'], (day: string, count: number) => string> = {
  week: (day, count) => daysAfter(day, count * daysInWeek),
  month: monthsAfter,
  monthWeekday: sameWeekdayAfter,
}

type PlannedSeries = {
  /** The day of the first; of an event that is there already it is not planned again. */
  firstDay: string
  isThere: boolean
  recurrence: Recurrence | null
}

/** The days of a series, one more than is allowed where it is too long. */
export function seriesDays({ firstDay, isThere, recurrence }: PlannedSeries): string[] {
  if (!recurrence) return isThere ? [] : [firstDay]
  const { every, interval, count, until } = recurrence
  const most = Math.min(count ?? Infinity, mostInSeries + 1)
  const places = Array.from({ length: most }, (_, place) => (isThere ? place + 1 : place))
  const days = places.map((place) => steps[every](firstDay, place * interval))
  return until === null ? days : days.filter((day) => day <= until)
}

const wrong = (field: string, code: 'required' | 'series_empty' | 'series_too_long' | 'timeslot_past') =>
  fail('series_invalid', { errors: [{ field, code, message: messages[code].en }] })

/** Says a recurrence when it ends? */
export function refuseEndless(recurrence: Recurrence | null) {
  if (recurrence && recurrence.count === null && !recurrence.until) throw wrong('until', 'required')
  if (recurrence?.until && !isDay(recurrence.until)) throw wrong('until', 'required')
}

/** The days, refused where none or too many come of it, or where the first is over. */
export function readSeries(asked: PlannedSeries, { timeZone, now }: { timeZone: string; now: Date }) {
  const { firstDay, recurrence } = asked
  if (!isDay(firstDay)) throw wrong('firstDay', 'required')
  refuseEndless(recurrence)
  const days = seriesDays(asked)
  const [first] = days
  if (first === undefined) throw wrong('until', 'series_empty')
  if (days.length > mostInSeries) throw wrong(recurrence?.until ? 'until' : 'count', 'series_too_long')
  if (first < dayIn(timeZone, now)) throw wrong('firstDay', 'timeslot_past')
  return days
}
