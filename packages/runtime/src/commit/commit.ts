import type { Hundredths } from '../time.ts'

/**
 * What changed since the last commit that the server has acknowledged. A later one of a session holds everything that an
 * earlier one without an acknowledgement held, or something newer: so any may be lost, doubled or late.
 */
export type Commit = {
  /** Which launch of the attempt, as the server numbers them; a later one takes over. */
  session: number
  /** Counts the commits of a session, from 1. */
  number: number
  /** Plain values by the names of their elements. */
  values: Record<string, string>
  /** How long the session has lasted at this commit, from its beginning. */
  time: Hundredths
  hasFinished: boolean
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isText = (value: unknown) => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is this one, as it comes back from a store or over the wire? */
export function isCommit(value: unknown): value is Commit {
  if (!isRecord(value) || !isRecord(value.values)) return false
  const { session, number, time, hasFinished } = value
  if (![session, number, time].every(isCount) || typeof hasFinished !== 'boolean') return false
  return Object.values(value.values).every(isText)
}

/** In the order in which they were made. */
export const byAge = (one: Commit, other: Commit) => one.session - other.session || one.number - other.number
