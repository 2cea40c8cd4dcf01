export type Spent = { id: number; seconds: number }

/** Counts for how long each question was in front. */
export function countSpent(takeTime: () => number, inFront: () => number | undefined) {
  let spent: Spent[] = []

  /** Counts what has gone by for the question that is in front. */
  function count() {
    const seconds = takeTime()
    if (seconds > 0) spent = [...spent, { id: inFront() ?? 0, seconds }]
  }

  return {
    count,
    /** What has gone by since the last time, for all and for each question. */
    take() {
      count()
      const taken = spent
      spent = []
      const time = taken.reduce((sum, { seconds }) => sum + seconds, 0)
      return { time, times: taken.filter(({ id }) => id > 0) }
    },
  }
}
