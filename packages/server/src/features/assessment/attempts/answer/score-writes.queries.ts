import { and, eq, sql } from 'drizzle-orm'
import type { GivenAnswer } from '@oktant/contract/assessment/questions/question-scores.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import { questionScores } from '../attempts.tables.ts'
import type { AttemptKey, ScoreRow } from './scores.queries.ts'

// NOTE: whatever changes rows here does so in an attempt that is locked.

const given = sql.placeholder
const of = ({ companyId, id }: AttemptKey) => ({ companyId, attemptId: id })
const isOf = sql`question_scores.company_id = ${given('companyId')}
  and question_scores.attempt_id = ${given('attemptId')}`

const answers = preparedRows(
  'attempts_answers',
  () => sql`update ${questionScores} set answer = sent.answer, ft_answer = sent."ftAnswer", sequence = sent.sequence
    from jsonb_to_recordset(${given('sent')}::jsonb) as sent(id int, answer text, "ftAnswer" text, sequence int)
    where ${isOf} and question_scores.id = sent.id`,
)

/** Keeps answers, each where it is newer than what is there. */
export async function writeAnswers(
  db: Db,
  attempt: AttemptKey,
  rows: readonly ScoreRow[],
  sent: readonly GivenAnswer[],
) {
  const newest = new Map(
    sent.toSorted((one, other) => one.sequence - other.sequence).map((one) => [one.id, one]),
  )
  const newer = rows.flatMap(({ score }) => {
    const found = newest.get(score.id)
    return found && found.sequence > score.sequence ? found : []
  })
  if (newer.length > 0) await answers(db, { ...of(attempt), sent: JSON.stringify(newer) })
}

export type Outcome = { id: number; tries: number; isRight: boolean | null; score: number | null }

type Tried = Outcome & Pick<GivenAnswer, 'answer' | 'ftAnswer' | 'sequence'>

const tried = preparedRows(
  'attempts_tried',
  () => sql`update ${questionScores} set answer = ${given('answer')}, ft_answer = ${given('ftAnswer')},
      sequence = ${given('sequence')}::int, tries = ${given('tries')}::int, is_right = ${given('isRight')}::boolean,
      score = ${given('score')}::float8
    where ${isOf} and id = ${given('id')}`,
)

/** Writes the answer to one question and what it is worth. */
export async function writeTried(db: Db, { score }: ScoreRow, change: Tried) {
  await tried(db, { ...score, ...change })
}

export async function writeDocument(db: Db, { score }: ScoreRow, documentId: number | null) {
  await db
    .update(questionScores)
    .set({ documentId })
    .where(and(eq(questionScores.companyId, score.companyId), eq(questionScores.id, score.id)))
}
