import { inHundredths } from '@oktant/contract/points.ts'

type Points = { score: number | null; possible: number | null }

/** What an attempt comes to when one of its answers has other points; the rest of it stays as it is. */
export function overridden({ score, possible }: Points, { from, to }: { from: number; to: number }) {
  const total = inHundredths((score ?? 0) - from + to)
  return { score: total, mark: possible ? Math.round((100 * total) / possible) : 0 }
}
