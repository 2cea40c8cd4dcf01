import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import { type ClosedLog, closingLog, closingValues } from '../../../learning/learn/learn.ts'
import type { Outcome } from './score-writes.queries.ts'
import type { SpentTime } from './spent.rules.ts'
import type { AttemptRow } from '../attempts.queries.ts'
import { evaluationAttempts, questionScores } from '../attempts.tables.ts'

const given = sql.placeholder

const handedIn = preparedRows(
  'attempts_handed_in',
  () => sql`with ${closingLog},
    answers as (
      update ${questionScores} set seconds = coalesce(question_scores.seconds + found.seconds, found.seconds,
          question_scores.seconds),
        tries = coalesce(found.tries, question_scores.tries),
        is_right = case when found.tries is null then question_scores.is_right else found."isRight" end,
        score = case when found.tries is null then question_scores.score else found.score end
      from jsonb_to_recordset(${given('answers')}::jsonb)
        as found(id int, seconds int, tries int, "isRight" boolean, score float8)
      where question_scores.company_id = ${given('companyId')} and question_scores.attempt_id = ${given('attemptId')}
        and question_scores.id = found.id)
    update ${evaluationAttempts} set submitted_at = ${given('submittedAt')}::timestamptz,
      is_time_up = ${given('isTimeUp')}::boolean, mark = ${given('mark')}::int, score = ${given('score')}::float8,
      possible = ${given('possible')}::float8, released_at = ${given('releasedAt')}::timestamptz,
      position = ${given('position')}::int, counted_until = ${given('countedUntil')}::timestamptz
    where company_id = ${given('companyId')} and id = ${given('attemptId')} and submitted_at is null`,
)

type Submitted = AttemptRow['attempt'] & { submittedAt: Date }
type HandedIn = {
  attempt: Submitted
  /** The record of the attempt, where it has one. */
  log: ClosedLog | null
  outcomes: readonly Outcome[]
  questions: SpentTime['questions']
}

/** Writes an attempt that is over, what its answers are worth, for how long they were looked at, and its record. */
export async function writeHandedIn(db: Db, { attempt, log, outcomes, questions }: HandedIn) {
  const { companyId, id: attemptId, isTimeUp, mark, score, possible, position } = attempt
  const known = new Map(questions.map((one) => [one.id, one]))
  const worth = outcomes.map((one) => ({ ...known.get(one.id), ...one }))
  const marked = new Set(outcomes.map(({ id }) => id))
  const answers = [...worth, ...questions.filter(({ id }) => !marked.has(id))]
  await handedIn(db, {
    ...closingValues(log),
    companyId,
    attemptId,
    isTimeUp,
    mark,
    score,
    possible,
    position,
    answers: JSON.stringify(answers),
    submittedAt: attempt.submittedAt.toISOString(),
    releasedAt: attempt.releasedAt?.toISOString() ?? null,
    countedUntil: attempt.countedUntil.toISOString(),
  })
}
