/** How far counts are from being equal (chi-square), over what is to be expected of it, in its standard deviations. */
export function unevenness(counts: readonly number[]) {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const square = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
  const freedom = counts.length - 1
  return (square - freedom) / Math.sqrt(2 * freedom)
}

/**
 * What chance alone passes less than once in a million runs, for 2 to 100 counts; a place that is taken a tenth more often
 * than the others of four comes to four times as much in 60,000.
 */
export const tooUneven = 20

/** How often each of these outcomes, from 0 on, came in so many tries. */
export function tally(outcomes: number, tries: number, next: () => number) {
  const counts = Array.from({ length: outcomes }, () => 0)
  for (let made = 0; made < tries; made += 1) {
    const outcome = next()
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}
