/** Something that was rated: on which point of how many, and how much it weighs among its kind. */
export type Rated<T> = { about: T; level: number; points: number; weight: number | null }
export type Shares = { objectives: number; competencies: number }
export type MarkLine<T> = { about: T; level: number; points: number; value: number; share: number }

/**
 * The proposed mark: the weighted mean of level / (points - 1) x 100, objectives and competencies by their shares.
 * NOTE: where nothing of one kind was rated, the other counts alone; without anything there is no proposal.
 */
export function proposalOf<T>(
  objectives: readonly Rated<T>[],
  competencies: readonly Rated<T>[],
  shares: Shares,
) {
  const kinds = [
    { rated: objectives, share: shares.objectives },
    { rated: competencies, share: shares.competencies },
  ].filter(({ rated, share }) => rated.length > 0 && share > 0)
  const whole = kinds.reduce((sum, { share }) => sum + share, 0)
  const lines = kinds.flatMap(({ rated, share }) => linesOf(rated, share / whole))
  if (lines.length === 0) return { mark: null, lines }
  const mark = lines.reduce((sum, line) => sum + line.value * line.share, 0) / 100
  // NOTE: a hair of binary arithmetic must not push a half down.
  return { mark: Math.round(Number(mark.toFixed(6))), lines }
}

/** NOTE: one without a weight weighs as much as the mean of those that have one. */
function linesOf<T>(rated: readonly Rated<T>[], share: number): MarkLine<T>[] {
  const given = rated.flatMap(({ weight }) => weight ?? [])
  const mean = given.length > 0 ? given.reduce((sum, one) => sum + one, 0) / given.length : 1
  const weights = rated.map(({ weight }) => weight ?? mean)
  const sum = weights.reduce((all, one) => all + one, 0)
  const even = 1 / rated.length
  return rated.map(({ about, level, points }, index) => ({
    about,
    level,
    points,
    value: points > 1 ? (level / (points - 1)) * 100 : 100,
    share: (sum > 0 ? (weights[index] ?? 0) / sum : even) * share * 100,
  }))
}
