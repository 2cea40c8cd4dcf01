import type { RewardPeriod } from '@oktant/contract/development/reward-kinds.ts'
import { daysAfter, monthsAfter } from '@oktant/contract/kit/days.ts'
import { fail } from '../../../http/fail.ts'

const monthsOf: Record<RewardPeriod, number> = { month: 1, quarter: 3, year: 12 }

/** The first and the last day of the period that a day is in. */
export function periodOf(day: string, period: RewardPeriod) {
  const months = monthsOf[period]
  const month = Number(day.slice(5, 7))
  const first = Math.floor((month - 1) / months) * months + 1
  const from = `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
  return { from, until: daysAfter(monthsAfter(from, months), -1) }
}

/** Do a giver’s points of the period still hold another reward? */
export const fits = ({ budget, spent, points }: { budget: number | null; spent: number; points: number }) =>
  budget === null || spent + points <= budget

export function checkedReason(reason: string) {
  const said = reason.trim()
  if (!said) throw fail('reward_reason_required')
  return said
}
