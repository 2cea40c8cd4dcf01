import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import { countingSeconds } from '../../../learning/learn/learn.ts'
import { type AttemptRow } from '../attempts.queries.ts'
import { evaluationAttempts, questionScores } from '../attempts.tables.ts'
import type { SpentTime } from './spent.rules.ts'

const given = sql.placeholder

const spent = preparedRows(
  'attempts_spent',
  () => sql`with ${countingSeconds},
    looked_at as (
      update ${questionScores} set seconds = coalesce(question_scores.seconds, 0) + spent.seconds
      from jsonb_to_recordset(${given('questions')}::jsonb) as spent(id int, seconds int)
      where question_scores.company_id = ${given('companyId')} and question_scores.attempt_id = ${given('attemptId')}
        and question_scores.id = spent.id)
    update ${evaluationAttempts} set position = ${given('position')}::int, counted_until = ${given('now')}::timestamptz
    where company_id = ${given('companyId')} and id = ${given('attemptId')} and submitted_at is null
      and ${given('isOn')}::boolean`,
)

/** Counts time at an attempt, its questions and its course, and keeps where somebody is with it. */
export async function writeSpent(db: Db, { attempt, log }: AttemptRow, { now, ...time }: SpentTime) {
  const { seconds, questions, position, isOn } = time
  // NOTE: most saves come between two counts of time, and write nothing of it.
  if (seconds === 0 && !isOn) return
  await spent(db, {
    companyId: attempt.companyId,
    attemptId: attempt.id,
    logId: log?.id ?? null,
    containerLogId: log?.containerLogId ?? null,
    seconds,
    questions: JSON.stringify(questions),
    position,
    isOn,
    now: now.toISOString(),
  })
}
