import { fail } from '../../../http/fail.ts'
import type { ScoreRow } from '../attempts/attempts.ts'
import type { Work } from './give-mark.ts'
import { accessMarking, tabOf } from './marking.access.ts'
import { holdMarking, type MarkingRow } from './marking.queries.ts'
import { isTaken } from './marking.rules.ts'
import { isToMark } from './marking.view.ts'
import { findNeighbours } from './queue/neighbours.queries.ts'

/** The ones before and after an attempt in its queue. */
export function neighboursOf(
  { db, kit, actor, evaluationId, questionId }: Work,
  { attempt, log, evaluation }: MarkingRow,
) {
  const submittedAt = attempt.submittedAt ?? kit.now()
  const at = { tab: tabOf(evaluation.categoryId), evaluationId, questionId, logId: log.id, submittedAt }
  return findNeighbours(db, { ...actor, now: kit.now() }, at)
}

/** An attempt whose marking is locked, read after the lock so that nothing old is believed. */
export async function hold({ db, actor, logId }: Work) {
  await holdMarking(db, actor.companyId, logId)
  const row = await accessMarking(db, actor, logId)
  return { row, of: { companyId: actor.companyId, attemptId: row.attempt.id } }
}

export const isOpen = ({ attempt, markedAt }: MarkingRow) => attempt.mark === null && markedAt === null

type Wish = { by: number; revision: number; now: Date }

/** It is marked by one at a time, who has seen what was last said of it. */
export function refuseOthers(row: MarkingRow, { by, revision, now }: Wish) {
  if (!isOpen(row) || row.givenBy.includes(by)) throw fail('marking_over')
  if (isTaken(row, by, now)) throw fail('marking_taken')
  if (row.changes !== revision) throw fail('content_changed')
}

export const toMark = (row: ScoreRow) => ({
  id: row.score.id,
  fullScore: row.score.fullScore,
  isToMark: isToMark(row),
})
