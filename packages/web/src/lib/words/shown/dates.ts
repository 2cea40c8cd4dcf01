import { dayIn, daysBetween } from '@oktant/contract/kit/days.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { browserZone } from '../../time/today.ts'
import { useLanguage } from '../language.ts'
import { useUser } from '../../session/session-state.ts'

type When = string | number | Date

// NOTE: a date that breaks after its day is read as two things.
const whole = (words: string) => words.replaceAll(' ', '\u00a0')
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

const tags: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }

const formats = new Map<string, Intl.DateTimeFormat>()
function format(language: Language, options: Intl.DateTimeFormatOptions) {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tags[language], options)
  formats.set(key, made)
  return made
}

const steps: [Intl.RelativeTimeFormatUnit, seconds: number, below: number][] = [
  ['minute', 60, 3600],
  ['hour', 3600, 86_400],
  ['day', 86_400, 7 * 86_400],
  ['week', 7 * 86_400, 30 * 86_400],
  ['month', 30 * 86_400, 365 * 86_400],
  ['year', 365 * 86_400, Infinity],
]

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Dates, times and numbers in words of one language and one time zone. */
export function datesIn(language: Language, timeZone?: string | undefined) {
  const zone = timeZone ? { timeZone } : {}
  const dayOf = (when: When) => dayIn(timeZone ?? browserZone(), new Date(when))
  const short = (when: When) => whole(format(language, { ...day, ...zone }).format(new Date(when)))
  const dateTime = (when: When) =>
    whole(
      format(language, { ...day, hour: '2-digit', minute: '2-digit', ...zone }).format(new Date(when)),
    ).replace(',\u00a0', ', ')
  return {
    /** Friday, 20 Nov 2026 (spec 1 §9). */
    long(when: When) {
      const weekday = format(language, { weekday: 'long', ...zone }).format(new Date(when))
      return `${weekday}, ${whole(format(language, { ...day, day: '2-digit', ...zone }).format(new Date(when)))}`
    },
    /** 20 Nov 2026 */
    short,
    /** 14:05 */
    time: (when: When) =>
      format(language, { hour: '2-digit', minute: '2-digit', ...zone }).format(new Date(when)),
    /** 20 Nov 2026, 14:05 */
    dateTime,
    /** Until when something lasts: by the clock where that is less than two days after it began, else by the day. */
    until: (end: When, begun: When) =>
      new Date(end).getTime() - new Date(begun).getTime() < 2 * 86_400_000 ? dateTime(end) : short(end),
    /** two hours ago, 12 seconds ago */
    relative(when: When, now: When = Date.now()) {
      const seconds = (new Date(when).getTime() - new Date(now).getTime()) / 1000
      const words = new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' })
      // NOTE: two clocks differ a little, and what has just happened is not ahead.
      if (Math.abs(seconds) < 60) return words.format(Math.min(-1, Math.round(seconds)), 'second')
      const [unit, size] = steps.find(([, , below]) => Math.abs(seconds) < below) ?? ['year', 365 * 86_400]
      // NOTE: what was at eleven the night before last was not yesterday, though it is 35 hours ago.
      if (unit === 'day') return words.format(daysBetween(dayOf(now), dayOf(when)), unit)
      return words.format(Math.round(seconds / size), unit)
    },
    /** A day of the calendar, YYYY-MM-DD, which is the same everywhere. */
    day: (date: string) =>
      whole(format(language, { ...day, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))),
    /** 1.4 MB, from bytes. */
    size(bytes: number) {
      const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(bytes) / Math.log(1024))))
      // NOTE: English has no plural of the short word.
      const unitDisplay = step === 0 ? 'long' : 'short'
      const unit = {
        style: 'unit',
        unit: units[step] ?? 'byte',
        unitDisplay,
        maximumFractionDigits: 1,
      } as const
      return new Intl.NumberFormat(tags[language], unit).format(bytes / 1024 ** step)
    },
    number: (value: number) => new Intl.NumberFormat(tags[language]).format(value),
    /** With one place always, so that what stands below one another can be compared. */
    oneDecimal: (value: number) =>
      new Intl.NumberFormat(tags[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
        value,
      ),
    /** 0.5 → 50 %; the value is whole per cent. */
    percent: (value: number) =>
      new Intl.NumberFormat(tags[language], { style: 'percent', maximumFractionDigits: 0 }).format(
        value / 100,
      ),
  }
}

/** Dates and numbers for the person who reads them. */
export function useDates() {
  return datesIn(useLanguage(), useUser()?.timezone)
}

/** How pickers write a date, and on which day their week begins (spec 1 §5). */
export const pickerFormat = 'DD-MM-YYYY'
export const firstDayOfWeek = 1
