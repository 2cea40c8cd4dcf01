import type { Marking, ReturnMarking } from '@oktant/contract/assessment/marking.ts'
import { audit } from '../../../../audit/audit.ts'
import { learnerOf, listScores, returnAttempt } from '../../attempts/attempts.ts'
import type { Work } from '../give-mark.ts'
import { hold, neighboursOf, refuseOthers, toMark } from '../hold-marking.ts'
import { writeMarking } from '../marking.queries.ts'
import { forgetOpinions } from '../opinions/opinions.queries.ts'
import { readReturn } from '../marking.rules.ts'

/** Returns an attempt to its learner with what is to be revised; it waits again once they hand it in anew. */
export async function returnMarking(
  call: Work,
  sent: ReturnMarking,
): Promise<Pick<Marking, 'next' | 'waiting'>> {
  const { db, kit, actor } = call
  const { row, of } = await hold(call)
  const now = kit.now()
  refuseOthers(row, { by: actor.id, revision: sent.revision, now })
  const scores = await listScores(db, row.attempt)
  const said = readReturn(scores.map(toMark), sent)
  const { attempt, log, user, changes } = row
  const free = { claimedBy: null, claimedUntil: null, draft: null, savedAt: null }
  await forgetOpinions(db, of)
  await writeMarking(db, of, { ...free, changes: changes + 1 })
  const learner = learnerOf({ ...user, companyId: of.companyId, userId: user.id })
  await returnAttempt(db, learner, { attempt, log }, { by: actor.id, ...said }, now)
  const before = { returnedAt: attempt.returnedAt?.toISOString() ?? null }
  const after = { returnedAt: now.toISOString(), comment: said.comment }
  await audit(db, { by: actor, kind: 'update', object: 'marking', objectId: log.id, before, after })
  const { next, waiting } = await neighboursOf(call, row)
  return { next, waiting }
}
