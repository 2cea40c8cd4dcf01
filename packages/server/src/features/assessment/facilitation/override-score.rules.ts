import type { KnownPoints } from '@oktant/contract/assessment/facilitation.ts'
import { inHundredths } from '@oktant/contract/kit/points.ts'

type Points = { score: number | null; possible: number | null }

type Standing = { score: number | null; overriddenAt: Date | null }

/** Whether points stand as they were seen; NOTE: the same points, given meanwhile for another reason, do not. */
export const isAsKnown = ({ score, overriddenAt }: Standing, known: Partial<KnownPoints>) =>
  (known.score === undefined || score === known.score) &&
  (overriddenAt?.getTime() ?? null) === (known.overriddenAt ? Date.parse(known.overriddenAt) : null)

/** What an attempt comes to when one of its answers has other points; the rest of it stays as it is. */
export function overridden({ score, possible }: Points, { from, to }: { from: number; to: number }) {
  const total = inHundredths((score ?? 0) - from + to)
  return { score: total, mark: possible ? Math.round((100 * total) / possible) : 0 }
}
