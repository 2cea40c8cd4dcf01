import type { Marking, MarkingDraft, ScoreMarking } from '@oktant/contract/moderation.ts'
import type { Actor } from '../../access/actor.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import type { Kit } from '../../kit.ts'
import {
  findWholeAttempt,
  keyFor,
  learnerOf,
  listReturns,
  listScores,
  resultOf,
  scoredOf,
  type ScoreRow,
  stateOf,
  tellMarked,
} from '../attempts/attempts.ts'
import { closeAttemptLog } from '../learning/learning.ts'
import { accessMarking, tabOf } from './moderation.access.ts'
import {
  findMarking,
  forgetGiven,
  holdMarking,
  isLatestAttempt,
  type MarkingRow,
  writeGiven,
  writeMark,
  writeMarking,
} from './moderation.queries.ts'
import { claimEnd, isRightBy, isTaken, markOf, mayTakeBack, readDraft } from './moderation.rules.ts'
import { isToMark, markingView } from './moderation.view.ts'
import { findNeighbours } from './queue.queries.ts'
export { findBacklog } from './queue.queries.ts'

export type Call = { db: Db; kit: Kit; actor: Actor; logId: number; evaluationId?: number | undefined }

/** Reads an attempt as its marker does; nothing is kept for them. */
export async function peekMarking(call: Call): Promise<Marking> {
  return seen(call, await accessMarking(call.db, call.actor, call.logId))
}

/** The ones before and after an attempt in its queue. */
export function neighboursOf(
  { db, kit, actor, evaluationId }: Call,
  { attempt, log, evaluation }: MarkingRow,
) {
  const submittedAt = attempt.submittedAt ?? kit.now()
  const at = { tab: tabOf(evaluation.categoryId), evaluationId, logId: log.id, submittedAt }
  return findNeighbours(db, { ...actor, now: kit.now() }, at)
}

async function seen(call: Call, row: MarkingRow) {
  const { db, kit, actor } = call
  const { attempt, log } = row
  const of = { companyId: actor.companyId, attemptId: attempt.id }
  const whole = await findWholeAttempt(db, of.companyId, log.id)
  if (!whole) throw fail('attempt_not_found')
  return markingView(kit, actor, {
    row,
    whole,
    scores: await listScores(db, of),
    returns: await listReturns(db, attempt),
    neighbours: await neighboursOf(call, row),
    isLatest: row.markedAt === null || (await isLatestAttempt(db, log)),
  })
}

/** An attempt whose marking is locked, read after the lock so that nothing old is believed. */
export async function hold({ db, actor, logId }: Call) {
  const before = await accessMarking(db, actor, logId)
  await holdMarking(db, actor.companyId, before.attempt.id)
  const row = await findMarking(db, actor.companyId, logId)
  if (!row) throw fail('attempt_not_found')
  return { row, of: { companyId: actor.companyId, attemptId: row.attempt.id } }
}

const isOpen = ({ attempt, markedAt }: MarkingRow) => attempt.mark === null && markedAt === null

/** Opens an attempt and keeps it for whoever was first; everybody else reads it and who has it. */
export async function launchMarking(call: Call): Promise<Marking> {
  const { db, kit, actor } = call
  const { row, of } = await hold(call)
  const now = kit.now()
  if (isOpen(row) && !isTaken(row, actor.id, now))
    await writeMarking(db, of, { claimedBy: actor.id, claimedUntil: claimEnd(now) })
  return peekMarking(call)
}

/** Gives an attempt back to the queue; what was said so far stays for whoever takes it up. */
export async function handBackMarking(call: Call): Promise<Marking> {
  const { row, of } = await hold(call)
  if (row.claimedBy === call.actor.id)
    await writeMarking(call.db, of, { claimedBy: null, claimedUntil: null })
  return peekMarking(call)
}

type Wish = { by: number; revision: number; now: Date }

/** It is marked by one at a time, who has seen what was last said of it. */
export function refuseOthers(row: MarkingRow, { by, revision, now }: Wish) {
  if (!isOpen(row)) throw fail('marking_over')
  if (isTaken(row, by, now)) throw fail('marking_taken')
  if (row.changes !== revision) throw fail('content_changed')
}

/** Keeps a draft, or gives the mark. */
export async function scoreMarking(call: Call, sent: ScoreMarking): Promise<Marking> {
  const { db, kit, actor } = call
  const { row, of } = await hold(call)
  const now = kit.now()
  refuseOthers(row, { by: actor.id, revision: sent.revision, now })
  const scores = await listScores(db, of)
  const draft = readDraft(scores.map(toMark), sent, row.evaluation.categoryId)
  const changes = row.changes + 1
  const kept = { draft, savedAt: now, changes, claimedBy: actor.id, claimedUntil: claimEnd(now) }
  await writeMarking(db, of, kept)
  if (sent.action === 'SUBMIT') await giveMark(call, row, scores, draft)
  return peekMarking(call)
}

export const toMark = (row: ScoreRow) => ({
  id: row.score.id,
  fullScore: row.score.fullScore,
  isToMark: isToMark(row),
})

async function giveMark(
  { db, kit, actor }: Call,
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
  await writeMark(db, of, { ...found, comment, level })
  const free = { claimedBy: null, claimedUntil: null }
  await writeMarking(db, of, { ...free, draft: null, markedBy: actor.id, markedAt: now })
  await settleMark(db, row, { ...found, level }, now)
  const points = Object.fromEntries(given.map(({ id: question, score }) => [String(question), score]))
  const after = { mark: found.mark, level, points }
  await audit(db, { by: actor, kind: 'create', object: 'marking', objectId: row.log.id, after })
}

type Given = { id: number; score: number | null }

/** What the points come to; the pass mark plays no part in them. */
function resultWith(scores: readonly ScoreRow[], given: readonly Given[]) {
  const points = new Map(given.map(({ id, score }) => [id, score]))
  const { mark, score, possible } = resultOf(
    scores.map(({ score: one, version }) =>
      scoredOf({ ...one, score: points.get(one.id) ?? one.score, key: keyFor(version) }),
    ),
    { passMark: 0, hasScore: true },
  )
  return { mark, score, possible }
}

type Kept = { mark: number | null; possible: number | null; level: MarkingDraft['level'] }

/** Counts a mark in the course and tells its learner, unless their result is held back. */
async function settleMark(db: Db, row: MarkingRow, kept: Kept, now: Date) {
  const { attempt, log, evaluation, user } = row
  const { controlledRelease, passMark } = row.settings
  if (controlledRelease && attempt.releasedAt === null && kept.mark !== null) return
  const state = stateOf(kept, { categoryId: evaluation.categoryId, passMark })
  const learner = learnerOf({ ...user, companyId: attempt.companyId, userId: user.id })
  await closeAttemptLog(db, learner, log, { state, mark: kept.mark, doneBy: 'submitted' }, now)
  await tellMarked(db, attempt)
}

/** Takes a mark back shortly after it was given; what was said is a draft again. */
export async function undoMarking(call: Call): Promise<Marking> {
  const { db, kit, actor } = call
  const { row, of } = await hold(call)
  const now = kit.now()
  const { attempt, log, user, markedAt, courseState } = row
  const isLatest = await isLatestAttempt(db, log)
  const isReleased = attempt.releasedAt !== null
  if (!mayTakeBack({ markedAt, now, courseState, isLatest, isReleased })) throw fail('mark_final')
  const scores = await listScores(db, of)
  const ids = scores.filter(isToMark).map(({ score }) => score.id)
  const draft = draftOf(row, scores)
  await forgetGiven(db, of, ids)
  const possible = attempt.possible ?? 0
  await writeMark(db, of, { mark: null, score: null, possible, comment: '', level: null })
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
