import type { CertificateState } from '@oktant/contract/certificates.ts'
import { certificates } from '@oktant/contract/constants.ts'
import type { ExpiryPeriod } from '@oktant/contract/containers.ts'

const minute = 60_000
const day = 24 * 60 * minute
const [firstTold] = certificates.tellDaysAhead

const lengths = { minutes: minute, hours: 60 * minute, days: day, weeks: 7 * day } as const
const months = { months: 1, years: 12 } as const

/** The same day of a later month, or the last of it where it is shorter. */
function monthsLater(from: Date, count: number) {
  const later = new Date(from)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + count)
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(from.getUTCDate(), last))
  return later
}

const after = (from: Date, { count, unit }: ExpiryPeriod) =>
  unit === 'months' || unit === 'years'
    ? monthsLater(from, count * months[unit])
    : new Date(from.getTime() + count * lengths[unit])

/** How far a time zone is ahead of UTC at a moment. */
function aheadAt(moment: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const there = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return there - Math.floor(moment.getTime() / 1000) * 1000
}

/** The last second of a day, YYYY-MM-DD, where somebody lives. */
export function endOfDay(text: string, timeZone: string) {
  const asUtc = new Date(`${text}T23:59:59Z`)
  return new Date(asUtc.getTime() - aheadAt(asUtc, timeZone))
}

export type Validity = { expiryDate: string | null; expiryPeriod: ExpiryPeriod | null }

/** Until when a certificate is valid that is issued now; null is for ever. */
export function expiryOf({ expiryDate, expiryPeriod }: Validity, issuedAt: Date, timeZone: string) {
  const byDay = expiryDate === null ? null : endOfDay(expiryDate, timeZone)
  const byPeriod = expiryPeriod && after(issuedAt, expiryPeriod)
  // NOTE: where a course says both, whichever comes first ends it.
  return byDay && byPeriod ? (byDay < byPeriod ? byDay : byPeriod) : (byDay ?? byPeriod)
}

type Lived = { expiresAt: Date | null; revokedAt: Date | null }

export function stateOf({ expiresAt, revokedAt }: Lived, now: Date): CertificateState {
  if (revokedAt) return 'revoked'
  if (!expiresAt) return 'valid'
  const left = expiresAt.getTime() - now.getTime()
  if (left <= 0) return 'expired'
  return left <= firstTold * day ? 'expiring' : 'valid'
}

type Ending = { issuedAt: Date; expiresAt: Date; toldDays: number | null }

/**
 * How many days ahead its holder is to be told now; null where they have been told, or it is too early. What was missed
 * is not made up for: they are told once, of the days that are left. A certificate that is not valid for longer than
 * those days is not told of so far ahead.
 */
export function dueTelling({ issuedAt, expiresAt, toldDays }: Ending, now: Date): number | null {
  const left = expiresAt.getTime() - now.getTime()
  const valid = expiresAt.getTime() - issuedAt.getTime()
  const reached = [...certificates.tellDaysAhead, 0].filter(
    (ahead) => left <= ahead * day && (ahead === 0 || valid > ahead * day),
  )
  const due = reached.length ? Math.min(...reached) : null
  return due !== null && (toldDays === null || due < toldDays) ? due : null
}

/** Whole days that are left, the one that has begun included. */
export const daysLeft = (expiresAt: Date, now: Date) =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / day))

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
