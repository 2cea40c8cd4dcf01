import { licenceThresholds } from '@oktant/contract/licence.ts'

const day = 86_400_000

/** Whole days from today to the last one; negative when it is over. */
export const daysLeft = (validUntil: string, today: string) =>
  Math.round((Date.parse(`${validUntil}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / day)

export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

export function standingOf(left: number | null) {
  if (left === null) return 'valid' as const
  if (left < 0) return 'over' as const
  return left <= licenceThresholds.days[0] ? ('ending' as const) : ('valid' as const)
}

export type Warning = { about: 'days' | 'seats'; threshold: number; bound: string }
type Known = { validUntil: string | null; bought: number | null; taken: number }

/** The narrowest threshold of each kind that is reached; a wider one that was missed is not made up for. */
export function dueWarnings({ validUntil, bought, taken }: Known, today: string): Warning[] {
  const left = validUntil === null ? null : daysLeft(validUntil, today)
  const days = licenceThresholds.days.findLast((threshold) => left !== null && left >= 0 && left <= threshold)
  const share = bought ? (taken / bought) * 100 : 0
  const seats = licenceThresholds.seats.findLast((threshold) => share >= threshold)
  return [
    ...(days && validUntil ? [{ about: 'days' as const, threshold: days, bound: validUntil }] : []),
    ...(seats && bought ? [{ about: 'seats' as const, threshold: seats, bound: String(bought) }] : []),
  ]
}
