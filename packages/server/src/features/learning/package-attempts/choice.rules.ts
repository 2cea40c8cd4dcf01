import type { AttemptChoice } from '@oktant/contract/learning/own/launches.ts'
import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import { fail } from '../../../http/fail.ts'

type Earlier = { state: ProgressState; mark: number | null; isClosed: boolean }
/** What is opened: an attempt to go on with, one to look at, or another one. */
export type Chosen<T> = { how: 'goOn' | 'lookAt'; attempt: T } | { how: 'begin' }

/** Null without a limit. */
export const attemptsLeft = (limit: number | null, begun: number) =>
  limit === null ? null : Math.max(0, limit - begun)

function begin(limit: number | null, begun: number) {
  if (attemptsLeft(limit, begun) === 0) throw fail('attempts_exceeded')
  return { how: 'begin' } as const
}

const bestOf = <T extends Earlier>(earlier: readonly T[]) =>
  earlier.reduce<T | undefined>(
    (best, one) => (best === undefined || (one.mark ?? -1) >= (best.mark ?? -1) ? one : best),
    undefined,
  )

/** Which attempt somebody opens: what is not closed goes on, what is passed is only looked at. */
export function chooseAttempt<T extends Earlier>(
  choice: AttemptChoice,
  earlier: readonly T[],
  limit: number | null,
): Chosen<T> {
  const last = earlier.at(-1)
  const shown = choice === 'best' ? bestOf(earlier) : last
  if (!last || !shown) return begin(limit, 0)
  if (choice === 'best' || choice === 'last') return { how: 'lookAt', attempt: shown }
  if (choice === 'new') return begin(limit, earlier.length)
  if (!last.isClosed) return { how: 'goOn', attempt: last }
  return last.state === 'FAILED' ? begin(limit, earlier.length) : { how: 'lookAt', attempt: last }
}
