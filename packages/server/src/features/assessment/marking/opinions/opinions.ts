import type { MarkingDraft } from '@oktant/contract/assessment/marking.ts'
import { audit } from '../../../../audit/audit.ts'
import { type ScoreRow, tellWaiting } from '../../attempts/attempts.ts'
import { giveMark, resultWith, type Work } from '../give-mark.ts'
import { type MarkingRow, writeMarking } from '../marking.queries.ts'
import { markOf } from '../marking.rules.ts'
import { insertOpinion, listOpinions } from './opinions.queries.ts'
import { mergedOf, standingOf } from './opinions.rules.ts'

/** Gives the mark; where a second marker is asked for, once two agree or a third has decided. */
export async function submitMark(
  call: Work,
  row: MarkingRow,
  scores: readonly ScoreRow[],
  draft: MarkingDraft,
) {
  const gap = row.settings.secondMarkerGap ?? null
  if (gap === null) return giveMark(call, row, scores, draft)
  const { db, kit, actor } = call
  const of = { companyId: actor.companyId, attemptId: row.attempt.id }
  const before = await listOpinions(db, of)
  const { mark } = markOf(resultWith(scores, draft.questionScores), draft.level)
  const own = { number: before.length + 1, markedBy: actor.id, markedAt: kit.now(), draft, mark }
  await insertOpinion(db, { ...of, ...own })
  const standing = standingOf([...before, own], gap)
  const [first] = before
  if (standing === 'agreed' && first) return giveMark(call, row, scores, mergedOf(first.draft, draft))
  if (standing === 'decided') return giveMark(call, row, scores, draft)
  await writeMarking(db, of, { claimedBy: null, claimedUntil: null, draft: null, savedAt: null })
  const after = { mark, level: draft.level, round: own.number }
  await audit(db, { by: actor, kind: 'create', object: 'marking', objectId: row.log.id, after })
  return tellWaiting(db, row.attempt)
}
