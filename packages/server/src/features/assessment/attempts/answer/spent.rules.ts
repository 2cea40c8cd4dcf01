type Spent = { id: number; seconds: number }

/** What of somebody's time counts now: at the attempt, at each of its questions, and up to where they are with it. */
export type SpentTime = {
  seconds: number
  questions: readonly Spent[]
  position: number
  /** Whether they are further, or time has gone by. */
  isOn: boolean
  now: Date
}

/**
 * The seconds of questions within those that are believed for all of them together; where more is claimed, each has
 * its share. A question that is named twice counts once with both.
 */
export function sharedSeconds(claimed: readonly Spent[], believed: number): Spent[] {
  const byId = new Map<number, number>()
  for (const { id, seconds } of claimed) byId.set(id, (byId.get(id) ?? 0) + seconds)
  const total = [...byId.values()].reduce((sum, seconds) => sum + seconds, 0)
  const share = total > believed ? believed / total : 1
  return [...byId]
    .map(([id, seconds]) => ({ id, seconds: Math.floor(seconds * share) }))
    .filter(({ seconds }) => seconds > 0)
}
