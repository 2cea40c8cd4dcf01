import type { Hundredths } from '../time.ts'
import type { Commit } from './commit.ts'

/** A value with the number of the first commit that holds it. */
type Pending = { value: string; since: number }

/** What a session has said and the server has not acknowledged. */
export function trackChanges(session: number) {
  const known = new Map<string, string>()
  const pending = new Map<string, Pending>()
  let time: Hundredths = 0
  let hasFinished = false
  let latest: Commit | undefined
  let acknowledged = 0
  let hasNews = false

  const nextNumber = () => (latest?.number ?? 0) + 1
  const isWaiting = () => hasNews || (latest?.number ?? 0) > acknowledged

  function put(element: string, value: string) {
    if (known.get(element) === value) return
    known.set(element, value)
    pending.set(element, { value, since: nextNumber() })
    hasNews = true
  }

  function build(): Commit {
    const values = Object.fromEntries([...pending].map(([element, { value }]) => [element, value]))
    return { session, number: nextNumber(), values, time, hasFinished }
  }

  return {
    put,
    spend(spent: Hundredths) {
      if (spent === time) return
      time = spent
      hasNews = true
    },
    setFinished(finished: boolean) {
      if (hasFinished === finished) return
      hasFinished = finished
      hasNews = true
    },
    /** What is to be sent now: the same again while nothing new was said. */
    next() {
      if (!isWaiting()) return undefined
      if (hasNews || !latest) latest = build()
      hasNews = false
      return latest
    },
    acknowledge(number: number) {
      acknowledged = Math.max(acknowledged, number)
      for (const [element, { since }] of pending) if (since <= number) pending.delete(element)
    },
    /** Was anything said that no commit holds yet? */
    hasNews: () => hasNews,
    /** Was anything said that this commit does not hold? */
    isBeyond: (number: number) => hasNews || (latest?.number ?? 0) > number,
    /** Is there anything that the server has not acknowledged? */
    isWaiting,
  }
}
