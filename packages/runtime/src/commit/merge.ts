import type { Hundredths } from '../time.ts'
import type { Commit } from './commit.ts'

type SessionTime = { number: number; time: Hundredths }

/** What the server keeps of an attempt. */
export type SavedAttempt = {
  values: Record<string, string>
  /** The launch that speaks for the attempt, and its last commit that was taken. */
  session: number
  number: number
  hasFinished: boolean
  /** How long each launch has lasted, by its own latest word. */
  times: Record<number, SessionTime>
}

/**
 * `repeated`: it, or what came after it, has been taken before. `superseded`: a later launch speaks for the attempt; its
 * time is counted, its values are not.
 */
export type MergeOutcome = 'applied' | 'repeated' | 'superseded'

export const emptyAttempt: SavedAttempt = {
  values: {},
  session: 0,
  number: 0,
  hasFinished: false,
  times: {},
}

/** Takes a commit into what is kept; the same commit any number of times, in any order, comes to the same. */
export function mergeCommit(
  saved: SavedAttempt,
  commit: Commit,
): { saved: SavedAttempt; outcome: MergeOutcome } {
  const { session, number, values, time, hasFinished } = commit
  if (number <= (saved.times[session]?.number ?? 0)) return { saved, outcome: 'repeated' }
  const times = { ...saved.times, [session]: { number, time } }
  if (session < saved.session) return { saved: { ...saved, times }, outcome: 'superseded' }
  const merged = { ...saved.values, ...values }
  return { saved: { values: merged, session, number, hasFinished, times }, outcome: 'applied' }
}

/** A launch takes the attempt over: from now on no earlier one changes its values. */
export function takeOver(saved: SavedAttempt): SavedAttempt {
  return { ...saved, session: saved.session + 1, number: 0, hasFinished: false }
}

/** All the time that the attempt has taken, however often and in whatever order its commits came. */
export const totalTimeOf = ({ times }: Pick<SavedAttempt, 'times'>) =>
  Object.values(times).reduce((total, { time }) => total + time, 0)
