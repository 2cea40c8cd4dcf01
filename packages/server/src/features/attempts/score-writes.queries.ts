import { and, eq, sql } from 'drizzle-orm'
import type { GivenAnswer } from '@oktant/contract/question-scores.ts'
import type { Db } from '../../db/db.ts'
import { preparedRows } from '../../db/prepared.ts'
import { questionVersions } from '../questions/questions.tables.ts'
import { askedCell, evaluationAttempts, questionScores } from './attempts.tables.ts'
import { type AskedIn, type ScoreRow, untouched } from './scores.queries.ts'

// NOTE: whatever is here writes in an attempt that is locked, so that what has no row has none until it is written.

const given = sql.placeholder
const of = ({ companyId, id }: Pick<AskedIn, 'companyId' | 'id'>) => ({ companyId, attemptId: id })

const kept = sql`insert into ${questionScores} (id, company_id, attempt_id, position, version_id, mandatory, full_score,
    most, drawn, answer, ft_answer, sequence, tries, is_right, score, document_id, seconds)
  overriding system value
  select one.id, one."companyId", one."attemptId", one.position, one."versionId", one.mandatory, one."fullScore",
    one.most, one.drawn, one.answer, one."ftAnswer", one.sequence, one.tries, one."isRight", one.score,
    one."documentId", one.seconds
  from jsonb_to_recordset(${given('rows')}::jsonb) as one(id int, "companyId" int, "attemptId" int, position int,
    "versionId" int, mandatory boolean, "fullScore" int, most int, drawn jsonb, answer text, "ftAnswer" text,
    sequence int, tries int, "isRight" boolean, score float8, "documentId" int, seconds int)`

const rowsKept = preparedRows('attempts_rows_kept', () => kept)

/** Gives questions their rows, with what is done with them first. */
async function keep(db: Db, rows: readonly ScoreRow['score'][]) {
  if (rows.length > 0) await rowsKept(db, { rows: JSON.stringify(rows) })
}

const answers = preparedRows(
  'attempts_answers',
  () => sql`update ${questionScores} set answer = sent.answer, ft_answer = sent."ftAnswer", sequence = sent.sequence
    from jsonb_to_recordset(${given('sent')}::jsonb) as sent(id int, answer text, "ftAnswer" text, sequence int)
    where question_scores.company_id = ${given('companyId')} and question_scores.attempt_id = ${given('attemptId')}
      and question_scores.id = sent.id`,
)

/** Keeps answers, each where it is newer than what is there. */
export async function writeAnswers(
  db: Db,
  attempt: AskedIn,
  rows: readonly ScoreRow[],
  sent: readonly GivenAnswer[],
) {
  const newest = new Map(
    sent.toSorted((one, other) => one.sequence - other.sequence).map((one) => [one.id, one]),
  )
  const newer = rows.flatMap((row) => {
    const found = newest.get(row.score.id)
    return found && found.sequence > row.score.sequence ? [{ row, found }] : []
  })
  const [first, again] = [
    newer.filter(({ row }) => row.isUntouched),
    newer.filter(({ row }) => !row.isUntouched),
  ]
  await keep(
    db,
    first.map(({ row, found: { answer, ftAnswer, sequence } }) => ({
      ...row.score,
      answer,
      ftAnswer,
      sequence,
    })),
  )
  if (again.length > 0)
    await answers(db, { ...of(attempt), sent: JSON.stringify(again.map(({ found }) => found)) })
}

const spent = preparedRows(
  'attempts_spent',
  () => sql`update ${questionScores} set seconds = coalesce(question_scores.seconds, 0) + spent.seconds
    from jsonb_to_recordset(${given('spent')}::jsonb) as spent(id int, seconds int)
    where question_scores.company_id = ${given('companyId')} and question_scores.attempt_id = ${given('attemptId')}
      and question_scores.id = spent.id`,
)
const spentFirst = preparedRows(
  'attempts_spent_first',
  () => sql`${kept} on conflict (id) do update
    set seconds = coalesce(question_scores.seconds, 0) + excluded.seconds`,
)

type Spent = { id: number; seconds: number }

/** Counts for how long questions were in front of their learner, once for each. */
export async function addSpent(db: Db, attempt: AskedIn, seconds: readonly Spent[]) {
  if (seconds.length === 0) return
  const { asked, scoreIds } = attempt
  if (!asked || !scoreIds) return void (await spent(db, { ...of(attempt), spent: JSON.stringify(seconds) }))
  const known = new Map(seconds.map((one) => [one.id, one.seconds]))
  const rows = asked.flatMap((one, position) => {
    const found = known.get(scoreIds[position] ?? 0)
    return found === undefined
      ? []
      : [{ ...untouched(attempt, askedCell.read(one), position), seconds: found }]
  })
  if (rows.length > 0) await spentFirst(db, { rows: JSON.stringify(rows) })
}

type Outcome = { id: number; tries: number; isRight: boolean | null; score: number | null }

const outcomesOf = preparedRows(
  'attempts_outcomes',
  () => sql`update ${questionScores} set tries = found.tries, is_right = found."isRight", score = found.score
    from jsonb_to_recordset(${given('found')}::jsonb) as found(id int, tries int, "isRight" boolean, score float8)
    where question_scores.company_id = ${given('companyId')} and question_scores.attempt_id = ${given('attemptId')}
      and question_scores.id = found.id`,
)

/** Writes what answers are worth; afterwards each of the questions has a row. */
export async function writeOutcomes(
  db: Db,
  attempt: AskedIn,
  rows: readonly ScoreRow[],
  outcomes: readonly Outcome[],
) {
  const worth = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  const first = rows.flatMap(({ isUntouched, score }) =>
    isUntouched ? [{ ...score, ...worth.get(score.id) }] : [],
  )
  await keep(db, first)
  for (const { id } of first) worth.delete(id)
  if (worth.size > 0) await outcomesOf(db, { ...of(attempt), found: JSON.stringify([...worth.values()]) })
}

type Tried = Outcome & Pick<GivenAnswer, 'answer' | 'ftAnswer' | 'sequence'>

const tried = preparedRows(
  'attempts_tried',
  () => sql`update ${questionScores} set answer = ${given('answer')}, ft_answer = ${given('ftAnswer')},
      sequence = ${given('sequence')}::int, tries = ${given('tries')}::int, is_right = ${given('isRight')}::boolean,
      score = ${given('score')}::float8
    where company_id = ${given('companyId')} and attempt_id = ${given('attemptId')} and id = ${given('id')}`,
)

/** Writes the answer to one question and what it is worth. */
export async function writeTried(db: Db, { score, isUntouched }: ScoreRow, change: Tried) {
  if (isUntouched) await keep(db, [{ ...score, ...change }])
  else await tried(db, { ...score, ...change })
}

export async function writeDocument(db: Db, { score, isUntouched }: ScoreRow, documentId: number | null) {
  if (isUntouched) return keep(db, [{ ...score, documentId }])
  await db
    .update(questionScores)
    .set({ documentId })
    .where(and(eq(questionScores.companyId, score.companyId), eq(questionScores.id, score.id)))
}

/** Writes whole rows of attempts that are handed in. */
export const insertScores = (db: Db, rows: (typeof questionScores.$inferInsert)[]) =>
  db.insert(questionScores).values(rows)

/** Gives a question its row in every attempt under way that asks it in an earlier version, for whoever writes in them all. */
export async function keepAsked(
  db: Db,
  { companyId, questionId, versionId }: { companyId: number; questionId: number; versionId: number },
) {
  await db.execute(sql`with earlier as (
      select version.id from ${questionVersions} version
      where version.company_id = ${companyId} and version.question_id = ${questionId} and version.id < ${versionId}),
    held as (
      select attempt.id, attempt.asked, attempt.score_ids from ${evaluationAttempts} attempt
      where attempt.company_id = ${companyId} and attempt.asked is not null
        and exists (select from json_array_elements(attempt.asked) one
          join earlier on earlier.id = (one.value->>0)::int)
      order by attempt.id for update)
    insert into ${questionScores}
      (id, company_id, attempt_id, position, version_id, mandatory, full_score, most, drawn)
    overriding system value
    select held.score_ids[one.place], ${companyId}, held.id, one.place - 1, earlier.id,
      (one.value->>1)::boolean, (one.value->>2)::int, (one.value->>3)::int,
      jsonb_build_object('choices', one.value->4, 'lefts', one.value->5, 'rights', one.value->6)
    from held cross join lateral json_array_elements(held.asked) with ordinality as one(value, place)
    join earlier on earlier.id = (one.value->>0)::int
    order by held.id, one.place
    on conflict do nothing`)
}
