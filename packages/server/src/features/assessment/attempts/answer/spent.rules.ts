type Spent = { id: number; seconds: number }

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
