import { isScored } from '@oktant/contract/assessment/evaluations.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { closedLog, rollUpHeld, rollUpLog } from '../../../learning/learn/learn.ts'
import { withSpent } from '../answer/spent.ts'
import type { SpentTime } from '../answer/spent.rules.ts'
import type { HeldAttempt } from '../attempts.queries.ts'
import { isAnswered, isHeldBack, isReviewed, keyFor, scoredOf } from '../attempts.rules.ts'
import { marked, resultOf } from './marking.rules.ts'
import { forgetComments } from './returns.queries.ts'
import { writeHandedIn } from '../answer/handed-in.queries.ts'
import { tellWaiting } from './tell-attempt.ts'
import { listScores, type ScoreRow } from '../answer/scores.queries.ts'

/** `scores`: where they were read already; `spent`: what is not counted yet. */
type HandingIn = { isTimeUp: boolean; now: Date; scores?: readonly ScoreRow[]; spent?: SpentTime }

/** Marks what was answered and never submitted by itself; what was left open is worth nothing. */
function lastOutcome({ score: row, version }: ScoreRow, partialScoring: boolean) {
  if (!isAnswered(row)) return { id: row.id, tries: row.tries, isRight: false, score: 0 }
  const found = marked(keyFor(version), row.answer, { fullScore: row.fullScore, partialScoring })
  return { id: row.id, tries: 1, isRight: found?.isRight ?? null, score: found?.score ?? null }
}

/** Hands an attempt in that is locked and open: marks the rest, and writes what it came to wherever that counts. */
export async function handIn(
  db: Db,
  actor: Actor | null,
  whole: HeldAttempt,
  { isTimeUp, now, scores, spent }: HandingIn,
) {
  const { attempt, log, evaluation } = spent ? withSpent(whole, spent) : whole
  const of = { companyId: attempt.companyId, attemptId: attempt.id }
  const { partialScoring, passMark, controlledRelease } = evaluation.settings
  const before = scores ?? (await listScores(db, attempt))
  const outcomes = before
    .filter(({ score }) => score.tries === 0)
    .map((row) => lastOutcome(row, partialScoring))
  const isRevised = attempt.returnedAt !== null
  if (isRevised) await forgetComments(db, of)
  const known = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  const rows = before.map((row) => ({
    ...row,
    score: { ...row.score, ...known.get(row.score.id), ...(isRevised && { comment: '' }) },
  }))
  const result = resultOf(
    rows.map(({ score, version }) => scoredOf({ ...score, key: keyFor(version) })),
    {
      passMark,
      hasScore: isScored(evaluation.categoryId),
      isReviewed: log !== null && isReviewed(evaluation.categoryId),
    },
  )
  const { mark, score, possible } = result
  const isHeld = result.state !== 'COMPLETED' && isHeldBack(evaluation, now)
  // NOTE: after its day nobody would release it any more.
  const releasedAt = controlledRelease && mark !== null && !isHeld ? now : null
  const change = { submittedAt: now, isTimeUp, mark, score, possible, releasedAt }
  const outcome = isHeld
    ? { state: 'UNDER_REVIEW' as const, mark: null, doneBy: mark === null ? null : 'held' }
    : { state: result.state, mark, doneBy: result.state === 'UNDER_REVIEW' ? null : 'submitted' }
  const over = { attempt: { ...attempt, ...change }, evaluation }
  // NOTE: a visitor has no record that it could count in.
  const closed = actor && log && closedLog(log, outcome, now)
  await writeHandedIn(db, {
    attempt: over.attempt,
    log: closed,
    outcomes,
    questions: spent?.questions ?? [],
  })
  if (!actor || !closed) return { whole: { ...over, log: null }, rows, containerLog: null }
  const { course } = whole
  const { completedAt: _, ...containerLog } = course
    ? await rollUpHeld(db, actor, { log: course, seconds: spent?.seconds ?? 0 }, now)
    : await rollUpLog(db, actor, closed.containerLogId, now)
  if (result.state === 'UNDER_REVIEW') await tellWaiting(db, attempt)
  return { whole: { ...over, log: closed }, rows, containerLog }
}
