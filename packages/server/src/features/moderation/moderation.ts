import type { Marking, ScoreMarking } from '@oktant/contract/moderation.ts'
import { fail } from '../../http/fail.ts'
import { findWholeAttempt, listReturns, listScores, type ScoreRow } from '../attempts/attempts.ts'
import { accessMarking, tabOf } from './moderation.access.ts'
import {
  findMarking,
  holdMarking,
  isLatestAttempt,
  type MarkingRow,
  writeMarking,
} from './moderation.queries.ts'
import { claimEnd, isTaken, readDraft } from './moderation.rules.ts'
import { isToMark, markingView } from './moderation.view.ts'
import { submitMark } from './opinions.ts'
import { listOpinions } from './opinions.queries.ts'
import type { Call } from './give-mark.ts'
import { findNeighbours } from './queue.queries.ts'
export { findBacklog } from './queue.queries.ts'

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
    opinions: await listOpinions(db, of),
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
  const mayMark = isOpen(row) && !row.givenBy.includes(actor.id) && !isTaken(row, actor.id, now)
  if (mayMark) await writeMarking(db, of, { claimedBy: actor.id, claimedUntil: claimEnd(now) })
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
  if (!isOpen(row) || row.givenBy.includes(by)) throw fail('marking_over')
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
  if (sent.action === 'SUBMIT') await submitMark(call, row, scores, draft)
  return peekMarking(call)
}

export const toMark = (row: ScoreRow) => ({
  id: row.score.id,
  fullScore: row.score.fullScore,
  isToMark: isToMark(row),
})
