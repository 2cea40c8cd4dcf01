import type { Language, LocalText } from '@oktant/contract/http/http.ts'

const tags: Record<Language, string> = { en: 'en-GB', de: 'de-DE' }

/** A day as letters and papers say it: one of the calendar, or that of a moment where somebody lives. */
export const longDay = (day: string | Date, language: Language, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeZone }).format(
    typeof day === 'string' ? new Date(`${day}T00:00:00Z`) : day,
  )

export const longDayInBoth = (day: string | Date, timeZone?: string): LocalText => ({
  en: longDay(day, 'en', timeZone),
  de: longDay(day, 'de', timeZone),
})

/** The same with the time of day. */
export const longMoment = (at: string, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(at),
  )
