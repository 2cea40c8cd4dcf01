import type { Marking, ScoreMarking } from '@oktant/contract/assessment/marking.ts'
import { listReturns, listScores } from '../attempts/attempts.ts'
import { listOpenFlags } from '../facilitation/facilitation.ts'
import { hold, isOpen, neighboursOf, refuseOthers, toMark } from './hold-marking.ts'
import { accessMarking } from './marking.access.ts'
import { claimMarking, isLatestAttempt, type MarkingRow, writeMarking } from './marking.queries.ts'
import { claimEnd, isTaken, readDraft } from './marking.rules.ts'
import { markingView } from './marking.view.ts'
import { submitMark } from './opinions/opinions.ts'
import { listOpinions } from './opinions/opinions.queries.ts'
import type { Call, Work } from './give-mark.ts'
export { findBacklog, listWork } from './queue/queue.queries.ts'
export { keepBankComment } from './comment-bank/comment-bank.ts'
export { returnMarking } from './returns/return-marking.ts'

/** Reads an attempt as its marker does; nothing is kept for them. */
export async function peekMarking(call: Call): Promise<Marking> {
  return seen(call, await accessMarking(call.db, call.actor, call.logId))
}

async function seen(call: Call, row: MarkingRow) {
  const { db, kit, actor } = call
  const { attempt, log } = row
  const of = { companyId: actor.companyId, attemptId: attempt.id }
  return markingView(kit, actor, {
    row,
    scores: await listScores(db, attempt),
    returns: await listReturns(db, attempt),
    opinions: row.givenBy.length > 0 ? await listOpinions(db, of) : [],
    flags: row.isFlagged ? await listOpenFlags(db, of) : [],
    neighbours: await neighboursOf(call, row),
    isLatest: row.markedAt === null || (await isLatestAttempt(db, log)),
  })
}

/** Opens an attempt and keeps it for whoever was first; everybody else reads it and who has it. */
export async function launchMarking(call: Call): Promise<Marking> {
  const { db, kit, actor } = call
  const { row, of } = await hold(call)
  const now = kit.now()
  const mayMark = isOpen(row) && !row.givenBy.includes(actor.id) && !isTaken(row, actor.id, now)
  const claim = mayMark ? await claimMarking(db, of, { by: actor.id, until: claimEnd(now) }) : undefined
  return seen(call, { ...row, ...claim })
}

/** Gives an attempt back to the queue; what was said so far stays for whoever takes it up. */
export async function handBackMarking(call: Call): Promise<Marking> {
  const { row, of } = await hold(call)
  if (row.claimedBy === call.actor.id)
    await writeMarking(call.db, of, { claimedBy: null, claimedUntil: null })
  return peekMarking(call)
}

/** Keeps a draft, or gives the mark. */
export async function scoreMarking(call: Call, sent: ScoreMarking): Promise<Marking> {
  await keepMarking(call, sent)
  return peekMarking(call)
}

/** The same for whoever does not look at it afterwards. */
export async function keepMarking(call: Work, sent: ScoreMarking) {
  const { db, kit, actor } = call
  const { row, of } = await hold(call)
  const now = kit.now()
  refuseOthers(row, { by: actor.id, revision: sent.revision, now })
  const scores = await listScores(db, row.attempt)
  const draft = readDraft(scores.map(toMark), sent, row.evaluation.categoryId)
  const changes = row.changes + 1
  const kept = { draft, savedAt: now, changes, claimedBy: actor.id, claimedUntil: claimEnd(now) }
  await writeMarking(db, of, kept)
  if (sent.action === 'SUBMIT') await submitMark(call, row, scores, draft)
}
