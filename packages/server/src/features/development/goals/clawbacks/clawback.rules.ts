import type { ClawbackState } from '@oktant/contract/development/goal-clawbacks.ts'

type Terms = { amountCents: number; months: number; achievedOn: string | null }

/** Whole months from one day to another; the day of the month must be reached, or the month be over. */
export function wholeMonths(from: string, to: string) {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 1, toDate = 1] = to.split('-').map(Number)
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  const isReached = toDate >= Math.min(date, last)
  return Math.max(0, (toYear - year) * 12 + (toMonth - month) - (isReached ? 0 : 1))
}

/** What the company may ask back on a day: it falls month by month from the day on which the goal was achieved. */
export function leftOn(day: string, { amountCents, months, achievedOn }: Terms) {
  if (achievedOn === null || day < achievedOn) return amountCents
  const over = Math.min(months, wholeMonths(achievedOn, day))
  return Math.floor((amountCents * (months - over)) / months)
}

/** Where it stands: before its person has agreed, while it falls, and once nothing is left. */
export function stateOn({ isAgreed, leftCents }: { isAgreed: boolean; leftCents: number }): ClawbackState {
  if (!isAgreed) return 'waiting'
  return leftCents > 0 ? 'running' : 'over'
}
