import { type EvaluationResults, leastAttempts } from '@oktant/contract/assessment/evaluation-results.ts'

type Item = { asked: number; marked: number; variance: number | null }
type Whole = { people: number; marked: number; variance: number | null }
type Reliability = Pick<EvaluationResults, 'reliability' | 'unreliable'>

const none = (unreliable: EvaluationResults['unreliable']): Reliability => ({ reliability: null, unreliable })

/**
 * Cronbach’s alpha of the questions that are marked. It says something only where everybody was asked the same ones,
 * all of them are marked, and enough people took them.
 */
export function reliabilityOf(items: readonly Item[], { people, marked, variance }: Whole): Reliability {
  const scored = items.filter((item) => item.marked > 0)
  if (items.some(({ asked }) => asked !== people)) return none('drawn')
  if (marked < people) return none('waiting')
  if (people < leastAttempts.relation || scored.length < 2) return none('few')
  if (!variance) return none('alike')
  const single = scored.reduce((sum, item) => sum + (item.variance ?? 0), 0)
  const alpha = (scored.length / (scored.length - 1)) * (1 - single / variance)
  return { reliability: rounded(alpha), unreliable: null }
}

/** In hundredths. */
export const rounded = (number: number) => Math.round(number * 100) / 100

/** A share in per cent, where enough were marked to tell it. */
export const shareOf = (share: number | null, marked: number) =>
  share === null || marked < leastAttempts.share ? null : Math.round(100 * share)

/** Seconds on average, where enough were timed to tell it. */
export const meanOf = (seconds: number | null, timed: number) =>
  seconds === null || timed < leastAttempts.share ? null : Math.round(seconds)

/** A relation of two figures, where enough were marked to tell it. */
export const relationOf = (relation: number | null, marked: number) =>
  relation === null || marked < leastAttempts.relation ? null : rounded(relation)
