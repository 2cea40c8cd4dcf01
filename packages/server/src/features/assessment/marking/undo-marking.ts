import type { Marking, MarkingDraft } from '@oktant/contract/assessment/marking.ts'
import { audit } from '../../../audit/audit.ts'
import { fail } from '../../../http/fail.ts'
import { learnerOf, listScores, type ScoreRow, writeSum } from '../attempts/attempts.ts'
import { closeAttemptLog } from '../../learning/learn/learn.ts'
import type { Call } from './give-mark.ts'
import { writeReleased } from './result-release/result-release.queries.ts'
import { hold } from './hold-marking.ts'
import { peekMarking } from './marking.ts'
import { forgetGiven, isLatestAttempt, type MarkingRow, writeMarking } from './marking.queries.ts'
import { claimEnd, isReleasedAfter, isTaken, mayTakeBack } from './marking.rules.ts'
import { isToMark } from './marking.view.ts'
import { listOpinions, type OpinionRow, removeOpinion } from './opinions/opinions.queries.ts'
import { mayTakeOpinionBack } from './opinions/opinions.rules.ts'

/** Takes a mark back shortly after it was given; what was said is a draft again. */
export async function undoMarking(call: Call): Promise<Marking> {
  const { db, kit, actor } = call
  const { row, of } = await hold(call)
  const now = kit.now()
  const { attempt, log, user, markedAt, courseState } = row
  const opinions = await listOpinions(db, of)
  if (markedAt === null) return undoOpinion(call, row, opinions)
  const isLatest = await isLatestAttempt(db, log)
  const isReleased = isReleasedAfter(attempt.releasedAt, markedAt)
  const scores = await listScores(db, row.attempt)
  const isOverridden = scores.some(({ score }) => score.overriddenAt !== null)
  if (!mayTakeBack({ markedAt, now, courseState, isLatest, isReleased, isOverridden }))
    throw fail('mark_final')
  const last = opinions.at(-1)
  // NOTE: of two marks each marker takes back their own alone.
  if (last && last.markedBy !== actor.id) throw fail('mark_final')
  if (last) await removeOpinion(db, of, last.number)
  const ids = scores.filter(isToMark).map(({ score }) => score.id)
  const draft = last?.draft ?? draftOf(row, scores)
  await forgetGiven(db, of, ids)
  const possible = attempt.possible ?? 0
  await writeSum(db, of, { mark: null, score: null, possible, comment: '', level: null })
  await writeReleased(db, of.companyId, [of.attemptId], null)
  const claimed = { claimedBy: actor.id, claimedUntil: claimEnd(now) }
  await writeMarking(db, of, { ...claimed, draft, markedBy: null, markedAt: null, changes: row.changes + 1 })
  const learner = learnerOf({ ...user, companyId: attempt.companyId, userId: user.id })
  await closeAttemptLog(db, learner, log, { state: 'UNDER_REVIEW', mark: null, doneBy: null }, now)
  const before = { mark: attempt.mark, level: attempt.level }
  await audit(db, { by: actor, kind: 'delete', object: 'marking', objectId: log.id, before })
  return peekMarking(call)
}

const draftOf = ({ attempt }: MarkingRow, scores: readonly ScoreRow[]): MarkingDraft => ({
  comment: attempt.comment,
  level: attempt.level,
  questionScores: scores.flatMap((row) => {
    const { id, score, comment } = row.score
    const points = isToMark(row) ? score : null
    return points === null && comment === '' ? [] : [{ id, score: points, comment }]
  }),
})

/** Takes one’s own mark back while another one has not been given. */
async function undoOpinion(call: Call, row: MarkingRow, opinions: readonly OpinionRow[]) {
  const { db, kit, actor } = call
  const now = kit.now()
  const of = { companyId: actor.companyId, attemptId: row.attempt.id }
  const last = opinions.at(-1)
  const isBegun = row.draft !== null || isTaken(row, actor.id, now)
  if (!last || !mayTakeOpinionBack(last, { by: actor.id, now, isBegun })) throw fail('mark_final')
  await removeOpinion(db, of, last.number)
  const claimed = { claimedBy: actor.id, claimedUntil: claimEnd(now) }
  await writeMarking(db, of, { ...claimed, draft: last.draft, changes: row.changes + 1 })
  const before = { mark: last.mark, level: last.draft.level }
  await audit(db, { by: actor, kind: 'delete', object: 'marking', objectId: row.log.id, before })
  return peekMarking(call)
}
