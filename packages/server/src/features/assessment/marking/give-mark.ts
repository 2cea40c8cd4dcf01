import type { MarkingDraft } from '@oktant/contract/assessment/marking.ts'
import { audit } from '../../../audit/audit.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Kit } from '../../../kit.ts'
import {
  isHeldBack,
  keyFor,
  learnerOf,
  resultOf,
  scoredOf,
  type ScoreRow,
  stateOf,
  tellMarked,
  writeSum,
} from '../attempts/attempts.ts'
import { closeAttemptLog } from '../../learning/learn/learn.ts'
import { writeReleased } from './result-release/result-release.queries.ts'
import { type MarkingRow, writeGiven, writeMarking } from './marking.queries.ts'
import { isRightBy, markOf } from './marking.rules.ts'

/** NOTE: only whoever shows an attempt to its marker needs more than a clock. */
export type Work = {
  db: Db
  kit: Pick<Kit, 'now'>
  actor: Actor
  logId: number
  evaluationId?: number | undefined
  questionId?: number | undefined
}
export type Call = Work & { kit: Kit }

/** Gives an attempt its mark, and counts it wherever that counts. */
export async function giveMark(
  { db, kit, actor }: Pick<Work, 'db' | 'kit' | 'actor'>,
  row: MarkingRow,
  scores: readonly ScoreRow[],
  draft: MarkingDraft,
) {
  const of = { companyId: actor.companyId, attemptId: row.attempt.id }
  const now = kit.now()
  const full = new Map(scores.map(({ score }) => [score.id, score.fullScore]))
  const given = draft.questionScores.map(({ id, score, comment }) => ({
    id,
    score,
    comment,
    isRight: score === null ? null : isRightBy(score, full.get(id) ?? 0),
  }))
  await writeGiven(db, of, given)
  const found = markOf(resultWith(scores, given), draft.level)
  const { comment, level } = draft
  await writeSum(db, of, { ...found, comment, level })
  const free = { claimedBy: null, claimedUntil: null }
  await writeMarking(db, of, { ...free, draft: null, markedBy: actor.id, markedAt: now })
  await settleMark(db, row, { ...found, level }, now)
  const points = Object.fromEntries(given.map(({ id: question, score }) => [String(question), score]))
  const after = { mark: found.mark, level, points }
  await audit(db, { by: actor, kind: 'create', object: 'marking', objectId: row.log.id, after })
}

type GivenScore = { id: number; score: number | null }

/** What the points come to; the pass mark plays no part in them. */
export function resultWith(scores: readonly ScoreRow[], given: readonly GivenScore[]) {
  const points = new Map(given.map(({ id, score }) => [id, score]))
  const { mark, score, possible } = resultOf(
    scores.map(({ score: one, version }) =>
      scoredOf({ ...one, score: points.get(one.id) ?? one.score, key: keyFor(version) }),
    ),
    { passMark: 0, hasScore: true },
  )
  return { mark, score, possible }
}

type KeptMark = { mark: number | null; possible: number | null; level: MarkingDraft['level'] }

/** Counts a mark in the course and tells its learner, unless their result is held back. */
async function settleMark(db: Db, row: MarkingRow, kept: KeptMark, now: Date) {
  const { attempt, log, evaluation, user } = row
  const { controlledRelease, passMark } = row.settings
  const learner = learnerOf({ ...user, companyId: attempt.companyId, userId: user.id })
  if (kept.mark !== null && isHeldBack(row, now)) {
    await closeAttemptLog(db, learner, log, { state: 'UNDER_REVIEW', mark: null, doneBy: 'held' }, now)
    return
  }
  // NOTE: after its day, or with nothing but words to hold back, nobody would release it any more.
  if (controlledRelease) await writeReleased(db, attempt.companyId, [attempt.id], now)
  const state = stateOf(kept, { categoryId: evaluation.categoryId, passMark })
  await closeAttemptLog(db, learner, log, { state, mark: kept.mark, doneBy: 'submitted' }, now)
  await tellMarked(db, attempt)
}
