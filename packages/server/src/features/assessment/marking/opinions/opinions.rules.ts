import type { MarkingDraft } from '@oktant/contract/assessment/marking.ts'
import { inHundredths } from '@oktant/contract/kit/points.ts'
import { undoEnd } from '../marking.rules.ts'

type Opinion = { mark: number | null; draft: Pick<MarkingDraft, 'level'> }

/** Two marks agree where they are no further apart than that, in points of a hundred, and name the same level. */
export const agree = (one: Opinion, other: Opinion, gap: number) =>
  one.draft.level === other.draft.level && Math.abs((one.mark ?? 0) - (other.mark ?? 0)) <= gap

export type Standing = 'first' | 'second' | 'third' | 'agreed' | 'decided'

/** What the marks given so far come to: which one is still wanted, that two agree, or that a third has decided. */
export function standingOf(opinions: readonly Opinion[], gap: number): Standing {
  const [one, other, third] = opinions
  if (!one) return 'first'
  if (!other) return 'second'
  if (third) return 'decided'
  return agree(one, other, gap) ? 'agreed' : 'third'
}

const together = (...said: string[]) => [...new Set(said.filter(Boolean))].join('\n\n')

/** What two markers say who agree: of each answer the mean of their points, and the words of both. */
export function mergedOf(one: MarkingDraft, other: MarkingDraft): MarkingDraft {
  const others = new Map(other.questionScores.map((row) => [row.id, row]))
  const known = new Set(one.questionScores.map(({ id }) => id))
  const shared = one.questionScores.map((row) => {
    const { score = null, comment = '' } = others.get(row.id) ?? {}
    const points = [row.score, score].filter((each) => each !== null)
    const mean = inHundredths(points.reduce((sum, each) => sum + each, 0) / points.length)
    return {
      id: row.id,
      score: points.length > 0 ? mean : null,
      comment: together(row.comment, comment),
    }
  })
  return {
    questionScores: [...shared, ...other.questionScores.filter(({ id }) => !known.has(id))],
    comment: together(one.comment, other.comment),
    level: one.level,
  }
}

type GivenOpinion = { markedBy: number; markedAt: Date }

/** One’s own mark is taken back for a while, unless the next marker has begun. */
export const mayTakeOpinionBack = (
  { markedBy, markedAt }: GivenOpinion,
  { by, now, isBegun }: { by: number; now: Date; isBegun: boolean },
) => markedBy === by && now <= undoEnd(markedAt) && !isBegun
