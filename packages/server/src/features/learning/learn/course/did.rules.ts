import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'

/** An attempt at a place, as the database writes it. */
export type Tried = [
  childId: number,
  attempt: number,
  state: ProgressState,
  mark: number | null,
  seconds: number,
  doneBy: string | null,
]

export type Did = {
  attempt: number
  state: ProgressState
  mark: number | null
  seconds: number
  doneBy: string | null
  everDone: boolean
  bestMark: number | null
}

/** What somebody did at each place: the latest attempt, the best mark, and whether they ever passed it. */
export function didAt(tried: readonly Tried[]): ReadonlyMap<number, Did> {
  const did = new Map<number, Did>()
  for (const [childId, attempt, state, mark, seconds, doneBy] of tried) {
    const known = did.get(childId)
    const everDone = (known?.everDone ?? false) || state === 'COMPLETED' || state === 'PASSED'
    const bestMark = larger(known?.bestMark ?? null, mark)
    if (known && known.attempt > attempt) did.set(childId, { ...known, everDone, bestMark })
    else did.set(childId, { attempt, state, mark, seconds, doneBy, everDone, bestMark })
  }
  return did
}

const larger = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)
