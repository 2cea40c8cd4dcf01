import { componentCategory, marking } from '@oktant/contract/kit/constants.ts'
import type { MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { MarkingDraft, ReturnMarking, ScoreMarking } from '@oktant/contract/assessment/marking.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

const minute = 60_000

type Claim = { claimedBy: number | null; claimedUntil: Date | null }

/** Does somebody else have an attempt open, at this moment? */
export const isTaken = ({ claimedBy, claimedUntil }: Claim, by: number, now: Date) =>
  claimedBy !== null && claimedBy !== by && claimedUntil !== null && claimedUntil > now

export const claimEnd = (now: Date) => new Date(now.getTime() + marking.claimMinutes * minute)

type Code = 'mark_not_number' | 'mark_too_small' | 'mark_too_large' | 'marks_missing'

/** The points that somebody typed, with a comma or a point, in hundredths at the finest; a code where they are none. */
export function readPoints(typed: string | number | null, fullScore: number): number | null | Code {
  const text = String(typed ?? '').trim()
  if (text === '') return null
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(text)) return 'mark_not_number'
  const points = Math.round(Number(text.replace(',', '.')) * 100) / 100
  if (Number(text.replace(',', '.')) < 0) return 'mark_too_small'
  return points > fullScore ? 'mark_too_large' : points
}

type ToMark = { id: number; fullScore: number; isToMark: boolean }
type SentMarking = Pick<ScoreMarking, 'action' | 'questionScores' | 'comment' | 'level'>

/** What a marker said, each at a question of the attempt; what is to be marked must be when the mark is given. */
export function readDraft(rows: readonly ToMark[], sent: SentMarking, categoryId: number): MarkingDraft {
  const known = new Map(rows.map((row) => [row.id, row]))
  if (sent.questionScores.some(({ id }) => !known.has(id))) throw fail('answer_unknown')
  const said = new Map(sent.questionScores.map((one) => [one.id, one]))
  const errors: FieldError[] = []
  const questionScores = rows.flatMap(({ id, fullScore, isToMark }) => {
    const { score: typed = null, comment = '' } = said.get(id) ?? {}
    const points = isToMark ? readPoints(typed, fullScore) : null
    const isMissing = points === null && isToMark && sent.action === 'SUBMIT'
    const code = typeof points === 'string' ? points : isMissing ? 'marks_missing' : null
    if (code) errors.push({ field: String(id), code, message: messages[code].en })
    const score = typeof points === 'number' ? points : null
    return score === null && comment.trim() === '' ? [] : [{ id, score, comment: comment.trim() }]
  })
  const [first] = errors
  if (first) throw fail(first.code as Code, { errors })
  const level = categoryId === componentCategory.competencyEvaluation ? sent.level : null
  if (sent.action === 'SUBMIT' && level === null && categoryId === componentCategory.competencyEvaluation)
    throw fail('level_missing')
  return { questionScores, comment: sent.comment.trim(), level }
}

type Said = Pick<ReturnMarking, 'questionScores' | 'comment'>

/** What is to be revised, at the whole or at an answer; there must be an answer in own words that can be. */
export function readReturn(rows: readonly ToMark[], { questionScores, comment }: Said) {
  const known = new Set(rows.map(({ id }) => id))
  if (questionScores.some(({ id }) => !known.has(id))) throw fail('answer_unknown')
  if (!rows.some(({ isToMark }) => isToMark)) throw fail('nothing_to_revise')
  const comments = questionScores
    .map((one) => ({ id: one.id, comment: one.comment.trim() }))
    .filter((one) => one.comment !== '')
  if (comment.trim() === '' && comments.length === 0) throw fail('return_comment_missing')
  return { comment: comment.trim(), comments }
}

type Points = { score: number | null; possible: number | null; mark: number | null }

/**
 * The mark of what was reviewed: by its points; a competence without any has all of it or nothing by the level. An
 * essay in which nothing has points is only commented, and counts as done.
 */
export function markOf(found: Points, level: MarkerLevel | null): Points {
  if (found.mark !== null || level === null) return found
  return { score: null, possible: 0, mark: level === 'NONE' ? 0 : 100 }
}

/** Full points are right and none are wrong; what is between is neither. */
export const isRightBy = (score: number, fullScore: number) =>
  score >= fullScore ? true : score === 0 ? false : null

export const undoEnd = (markedAt: Date) => new Date(markedAt.getTime() + marking.undoMinutes * minute)

/** Was it released by somebody, or by its day, and not only with its mark? */
export const isReleasedAfter = (releasedAt: Date | null, markedAt: Date | null) =>
  releasedAt !== null && (markedAt === null || releasedAt > markedAt)

type Standing = {
  markedAt: Date | null
  now: Date
  courseState: string
  isLatest: boolean
  isReleased: boolean
  /** Whether somebody has given other points since. */
  isOverridden: boolean
}

/** A mark is taken back for a while, unless the course was passed with it or its learner has begun anew. */
export const mayTakeBack = ({ markedAt, now, courseState, ...since }: Standing) =>
  markedAt !== null &&
  now <= undoEnd(markedAt) &&
  courseState !== 'PASSED' &&
  since.isLatest &&
  !since.isReleased &&
  !since.isOverridden
