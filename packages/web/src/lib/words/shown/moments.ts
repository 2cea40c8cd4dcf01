import * as days from '@oktant/contract/kit/days.ts'

/** The moment, as it is sent, at which clocks of a zone show this day (YYYY-MM-DD) and time (HH:mm); null where there is none. */
export const momentOf = (day: string, time: string, timeZone: string) =>
  days.momentOf(day, time, timeZone)?.toISOString() ?? null

/** The day (YYYY-MM-DD) and the time (HH:mm) that clocks of a zone show at a moment. */
export function clockOf(moment: string, timeZone: string) {
  const at = new Date(moment)
  return { day: days.dayIn(timeZone, at), time: days.timeIn(timeZone, at).slice(0, 5) }
}
