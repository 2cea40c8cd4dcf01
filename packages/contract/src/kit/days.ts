/**
 * Which day it is. A day of the calendar is written YYYY-MM-DD, so that days compare as they follow each other. How far
 * days are apart is counted in days and never in moments, as a day somewhere has 23 or 25 hours.
 */
const clocks = new Map<string, Intl.DateTimeFormat>()

// NOTE: to make one costs a hundred times what it costs to use it, and there are no more than there are zones.
function clockOf(timeZone: string) {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = makeClock(timeZone)
  clocks.set(timeZone, made)
  return made
}

/** NOTE: the Swedish way to write it is the one that is wanted: 2026-11-25 23:30:00. */
function makeClock(timeZone: string) {
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone })
  } catch {
    // NOTE: as `day_in` of the database: somebody's zone that is not known here stops nobody's work.
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' })
  }
}

const shownAt = (timeZone: string, moment: Date) => clockOf(timeZone).format(moment)

/** The day that it is at a moment where clocks show the time of a zone. */
export const dayIn = (timeZone: string, moment: Date) => shownAt(timeZone, moment).slice(0, 10)

/** The time of day there, HH:mm:ss. */
export const timeIn = (timeZone: string, moment: Date) => shownAt(timeZone, moment).slice(11)

const asUtc = (day: string, time = '00:00:00') => Date.parse(`${day}T${time}Z`)

/** How far the clocks of a zone are ahead of UTC at a moment. */
const aheadAt = (timeZone: string, moment: number) => {
  const at = new Date(moment)
  return asUtc(dayIn(timeZone, at), timeIn(timeZone, at)) - Math.floor(moment / 1000) * 1000
}

/**
 * The moment at which the clocks of a zone show a day and a time (HH:mm or HH:mm:ss); null where there is none of that name.
 * A time that a change of the clocks leaves out is an hour beside it; of one that comes twice it is one of both.
 */
export function momentOf(day: string, time: string, timeZone: string): Date | null {
  const shown = asUtc(day, time.length === 5 ? `${time}:00` : time)
  if (Number.isNaN(shown)) return null
  const guess = shown - aheadAt(timeZone, shown)
  // NOTE: near a change of the clocks the guess may have been made with the other offset.
  return new Date(shown - aheadAt(timeZone, guess))
}

/** A day that the calendar has; there is no year 0. */
export function isDay(text: string) {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? asUtc(text) : NaN
  return !Number.isNaN(at) && !text.startsWith('0000') && written(at) === text
}

const dayMs = 86_400_000
const written = (at: number) => new Date(at).toISOString().slice(0, 10)

export const daysAfter = (day: string, count: number) => written(asUtc(day) + count * dayMs)

/** How many days after one day another one is; below 0 where it is before. */
export const daysBetween = (from: string, to: string) => (asUtc(to) - asUtc(from)) / dayMs

/** The same day so many months later, or the last one of a month that is too short for it. */
export function monthsAfter(day: string, months: number) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return written(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

export const yearOf = (day: string) => Number(day.slice(0, 4))
