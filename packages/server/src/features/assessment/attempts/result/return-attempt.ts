import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { closeAttemptLog } from '../../../learning/learn/learn.ts'
import type { AttemptRow } from '../attempts.queries.ts'
import { isAnswered } from '../attempts.rules.ts'
import { reopenTexts, writeReturn } from './returns.queries.ts'
import { listScores } from '../answer/scores.queries.ts'
import { tellReturned } from './tell-attempt.ts'

type Returned = { attempt: AttemptRow['attempt']; log: NonNullable<AttemptRow['log']> }
type Said = { by: number; comment: string; comments: readonly { id: number; comment: string }[] }

/** Opens an attempt again that was handed in, so that its learner revises their words; how it stood is kept. */
export async function returnAttempt(
  db: Db,
  learner: Actor,
  { attempt, log }: Returned,
  { by, comment, comments }: Said,
  now: Date,
) {
  const of = { companyId: attempt.companyId, attemptId: attempt.id }
  const said = new Map(comments.map((one) => [one.id, one.comment]))
  const scores = await listScores(db, attempt)
  const answers = scores
    .filter(({ score }) => said.has(score.id) || (isAnswered(score) && score.ftAnswer !== ''))
    .map(({ score: { id, ftAnswer } }) => ({ id, ftAnswer, comment: said.get(id) ?? '' }))
  const submittedAt = attempt.submittedAt ?? now
  await writeReturn(db, { ...of, returnedBy: by, returnedAt: now, submittedAt, comment, answers })
  await reopenTexts(db, of, comments)
  await closeAttemptLog(db, learner, log, { state: 'IN_PROGRESS', mark: null, doneBy: 'returned' }, now)
  await tellReturned(db, attempt)
}
