import { dayIn, daysAfter, daysBetween, momentOf, monthsAfter, timeIn } from '@oktant/contract/kit/days.ts'
import type { CertificateState } from '@oktant/contract/learning/certificates/certificates.ts'
import { certificates } from '@oktant/contract/kit/constants.ts'
import type { ExpiryPeriod } from '@oktant/contract/learning/courses/containers.ts'

const minute = 60_000
const day = 24 * 60 * minute
const [firstTold] = certificates.tellDaysAhead

const lengths = { minutes: minute, hours: 60 * minute } as const
const days = { days: 1, weeks: 7 } as const
const months = { months: 1, years: 12 } as const

/** NOTE: days are the calendar's where somebody lives, so that it ends there at the hour at which it was issued. */
function after(from: Date, { count, unit }: ExpiryPeriod, timeZone: string) {
  if (unit === 'minutes' || unit === 'hours') return new Date(from.getTime() + count * lengths[unit])
  const day = dayIn(timeZone, from)
  const later =
    unit === 'days' || unit === 'weeks'
      ? daysAfter(day, count * days[unit])
      : monthsAfter(day, count * months[unit])
  return momentOf(later, timeIn(timeZone, from), timeZone)
}

/** The last second of a day, YYYY-MM-DD, where somebody lives. */
export const endOfDay = (day: string, timeZone: string) => momentOf(day, '23:59:59', timeZone)

/** What a course says of how long it is proved by being passed once, and the months after which somebody has to pass it again. */
export type Validity = {
  expiryDate: string | null
  expiryPeriod: ExpiryPeriod | null
  recertifyMonths?: number | null
}

/** Until when a certificate is valid that is issued now; null is for ever. */
export function expiryOf(validity: Validity, issuedAt: Date, timeZone: string) {
  const { expiryDate, expiryPeriod, recertifyMonths } = validity
  const ends = [
    expiryDate !== null && endOfDay(expiryDate, timeZone),
    expiryPeriod && after(issuedAt, expiryPeriod, timeZone),
    recertifyMonths && endOfDay(monthsAfter(dayIn(timeZone, issuedAt), recertifyMonths), timeZone),
  ].filter((end) => end instanceof Date)
  // NOTE: where several end it, whichever comes first does.
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}

type Lived = { expiresAt: Date | null; revokedAt: Date | null }

export function stateOf({ expiresAt, revokedAt }: Lived, now: Date): CertificateState {
  if (revokedAt) return 'revoked'
  if (!expiresAt) return 'valid'
  const left = expiresAt.getTime() - now.getTime()
  if (left <= 0) return 'expired'
  return left <= firstTold * day ? 'expiring' : 'valid'
}

type Ending = { issuedAt: Date; expiresAt: Date; toldDays: number | null; timezone: string }

/**
 * How many days ahead its holder is to be told now; null where they have been told, or it is too early. What was missed
 * is not made up for: they are told once, of the days that are left. A certificate that is not valid for longer than
 * those days is not told of so far ahead.
 */
export function dueTelling({ issuedAt, expiresAt, toldDays, timezone }: Ending, now: Date): number | null {
  const left = daysLeft(expiresAt, now, timezone)
  const valid = daysLeft(expiresAt, issuedAt, timezone)
  const reached = certificates.tellDaysAhead.filter((ahead) => left <= ahead && valid > ahead)
  const due = expiresAt <= now ? 0 : reached.length ? Math.min(...reached) : null
  return due !== null && (toldDays === null || due < toldDays) ? due : null
}

/** In how many days its last one is where somebody lives; 0 is today. */
export const daysLeft = (expiresAt: Date, now: Date, timeZone: string) =>
  daysBetween(dayIn(timeZone, now), dayIn(timeZone, expiresAt))

/** Would passing the course again give a proof that outlives this one? */
export const isRenewable = (validity: Validity | null, expiresAt: Date, timeZone: string, now: Date) => {
  if (!validity) return false
  const next = expiryOf(validity, now, timeZone)
  const hasDay = validity.expiryDate !== null
  return next === null || !hasDay || next > expiresAt
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code of letters that nobody mistakes for one another, five bits each. */
export const codeFrom = (bytes: Uint8Array) =>
  [...bytes].map((byte) => letters[byte % letters.length] ?? '').join('')

/** A code as it is kept, from what somebody typed. */
export const codeTyped = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** When a period was passed: the day of its first certificate, which one that is issued again does not change. */
export const passedAt = (issued: { issue: number; issuedAt: Date }[]) =>
  issued.reduce((first, one) => (one.issue < first.issue ? one : first)).issuedAt
