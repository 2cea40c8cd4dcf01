import { dayIn, daysAfter, momentOf } from '@oktant/contract/kit/days.ts'
import { fail } from '../../../http/fail.ts'

/** From the beginning of a month to the beginning of one later, where clocks show the time of a zone. */
export function monthsFrom(day: string, months: number, timeZone: string) {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = (ahead: number) => {
    const count = year * 12 + month - 1 + ahead
    const written = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`
    return momentOf(written, '00:00', timeZone)
  }
  const [from, to] = [first(0), first(months)]
  if (!from || !to || month < 1 || month > 12) throw fail('invalid_input')
  return [from, to] as const
}

/** From the beginning of a day to the beginning of one later. */
export function daysFrom(day: string, days: number, timeZone: string) {
  const [from, to] = [day, daysAfter(day, days)].map((one) => momentOf(one, '00:00', timeZone))
  if (!from || !to) throw fail('invalid_input')
  return [from, to] as const
}

/** The day that a moment (in milliseconds) or a day of the calendar names. */
export const dayNamed = (time: string, timeZone: string) =>
  /^\d{4}-/.test(time) ? time : dayIn(timeZone, new Date(Number(time)))
