import { daysBetween } from '@oktant/contract/kit/days.ts'
import { licenceThresholds } from '@oktant/contract/organisation/licence.ts'

export function standingOf(left: number | null) {
  if (left === null) return 'valid' as const
  if (left < 0) return 'over' as const
  return left <= licenceThresholds.days[0] ? ('ending' as const) : ('valid' as const)
}

export type Warning = { about: 'days' | 'seats'; threshold: number; bound: string }
type Known = { validUntil: string | null; bought: number | null; taken: number }

/** The narrowest threshold of each kind that is reached; a wider one that was missed is not made up for. */
export function dueWarnings({ validUntil, bought, taken }: Known, today: string): Warning[] {
  const left = validUntil === null ? null : daysBetween(today, validUntil)
  const days = licenceThresholds.days.findLast((threshold) => left !== null && left >= 0 && left <= threshold)
  const share = bought ? (taken / bought) * 100 : 0
  const seats = licenceThresholds.seats.findLast((threshold) => share >= threshold)
  return [
    ...(days && validUntil ? [{ about: 'days' as const, threshold: days, bound: validUntil }] : []),
    ...(seats && bought ? [{ about: 'seats' as const, threshold: seats, bound: String(bought) }] : []),
  ]
}
