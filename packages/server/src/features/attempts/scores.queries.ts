import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { GivenAnswer } from '@oktant/contract/question-scores.ts'
import type { Db } from '../../db/db.ts'
import { prepared, preparedRows } from '../../db/prepared.ts'
import { type Cell, rowCell } from '../../db/row-cell.ts'
import { files } from '../../files/files.tables.ts'
import { findVersions, type VersionRow } from '../questions/questions.ts'
import { questionVersions } from '../questions/questions.tables.ts'
import { evaluationAttempts, questionScores } from './attempts.tables.ts'
import { ofAttempt } from './joins.tables.ts'

type Of = { companyId: number; attemptId: number }

const given = sql.placeholder
const isOf = and(
  eq(questionScores.companyId, given('companyId')),
  eq(questionScores.attemptId, given('attemptId')),
)

type Score = typeof questionScores.$inferSelect
/** The question as it was given, with the key by which it is marked now. */
export type ScoreRow = {
  score: Score
  document: { id: number; title: string } | null
  version: VersionRow
}

const scoreCell = rowCell(questionScores)
type Written = { rows: Cell[] | null }

const cellsOf = (name: string, which: SQL | undefined) =>
  preparedRows<Written>(
    name,
    () => sql`select json_agg(${scoreCell.cell} order by ${questionScores.position}) as rows
      from ${questionScores} where ${which}`,
  )

const documentsOf = prepared((db) =>
  db
    .select({ id: files.id, title: files.title })
    .from(files)
    .where(and(eq(files.companyId, given('companyId')), sql`${files.id} = any(${given('ids')}::int[])`))
    .prepare('attempts_documents'),
)

/** NOTE: hardly any answer has one, and a look beside each answer would be half the price of reading them. */
async function findDocuments(db: Db, companyId: number, scores: readonly Score[]) {
  const ids = scores.flatMap(({ documentId }) => documentId ?? [])
  const found = ids.length === 0 ? [] : await documentsOf(db).execute({ companyId, ids })
  return new Map(found.map((document) => [document.id, document]))
}

/** The answers with the questions as they were given, and with what was handed in beside them. */
async function readScores(db: Db, companyId: number, [found]: readonly Written[]): Promise<ScoreRow[]> {
  const scores = (found?.rows ?? []).map(scoreCell.read)
  const ids = scores.flatMap(({ versionId, markedVersionId }) => [versionId, markedVersionId ?? versionId])
  const versions = await findVersions(db, companyId, ids)
  const documents = await findDocuments(db, companyId, scores)
  return scores.flatMap((score) => {
    const version = versions.get(score.versionId)
    const corrected = versions.get(score.markedVersionId ?? 0)
    if (!version) return []
    return {
      score,
      document: documents.get(score.documentId ?? 0) ?? null,
      version: corrected ? { ...version, key: corrected.key } : version,
    }
  })
}

const scoresOf = cellsOf('attempts_scores', isOf)

/** The questions of an attempt in the order of its draw. */
export const listScores = async (db: Db, of: Of) => readScores(db, of.companyId, await scoresOf(db, of))

const oneScore = cellsOf('attempts_score', and(isOf, eq(questionScores.id, given('id'))))

export async function findScore(db: Db, of: Of, id: number) {
  const [row] = await readScores(db, of.companyId, await oneScore(db, { ...of, id }))
  return row
}

const shapesOf = prepared((db) =>
  db
    .select({
      id: questionScores.id,
      drawn: questionScores.drawn,
      tries: questionScores.tries,
      most: questionScores.most,
      isRight: questionScores.isRight,
      sequence: questionScores.sequence,
      type: questionVersions.type,
      scale: sql<{ id: number }[]>`${questionVersions.body}->'scale'`,
    })
    .from(questionScores)
    .innerJoin(questionVersions, ofAttempt.version)
    .where(and(isOf, sql`${questionScores.id} = any(${given('ids')}::int[])`))
    .prepare('attempts_shapes'),
)

/** Which of these questions are of an attempt, in which version and with what still open. */
export const listShapes = (db: Db, of: Of, ids: readonly number[]) => shapesOf(db).execute({ ...of, ids })

const answers = preparedRows(
  'attempts_answers',
  () => sql`update ${questionScores} set answer = sent.answer, ft_answer = sent."ftAnswer", sequence = sent.sequence
    from jsonb_to_recordset(${given('sent')}::jsonb) as sent(id int, answer text, "ftAnswer" text, sequence int)
    where question_scores.company_id = ${given('companyId')} and question_scores.attempt_id = ${given('attemptId')}
      and question_scores.id = sent.id and question_scores.sequence < sent.sequence`,
)

/** Keeps answers, each where it is newer than what is there. */
export async function writeAnswers(db: Db, of: Of, sent: readonly GivenAnswer[]) {
  if (sent.length > 0) await answers(db, { ...of, sent: JSON.stringify(sent) })
}

const spent = preparedRows(
  'attempts_spent',
  () => sql`update ${questionScores} set seconds = coalesce(question_scores.seconds, 0) + spent.seconds
    from jsonb_to_recordset(${given('spent')}::jsonb) as spent(id int, seconds int)
    where question_scores.company_id = ${given('companyId')} and question_scores.attempt_id = ${given('attemptId')}
      and question_scores.id = spent.id`,
)

/** Counts for how long questions were in front of their learner. */
export async function addSpent(db: Db, of: Of, seconds: readonly { id: number; seconds: number }[]) {
  if (seconds.length > 0) await spent(db, { ...of, spent: JSON.stringify(seconds) })
}

type Outcome = { id: number; tries: number; isRight: boolean | null; score: number | null }

const outcomesOf = preparedRows(
  'attempts_outcomes',
  () => sql`update ${questionScores} set tries = found.tries, is_right = found."isRight", score = found.score
    from jsonb_to_recordset(${given('found')}::jsonb) as found(id int, tries int, "isRight" boolean, score float8)
    where question_scores.company_id = ${given('companyId')} and question_scores.attempt_id = ${given('attemptId')}
      and question_scores.id = found.id`,
)

/** Writes what answers are worth. */
export async function writeOutcomes(db: Db, of: Of, outcomes: readonly Outcome[]) {
  if (outcomes.length > 0) await outcomesOf(db, { ...of, found: JSON.stringify(outcomes) })
}

type Tried = Outcome & Pick<GivenAnswer, 'answer' | 'ftAnswer' | 'sequence'>

const tried = preparedRows(
  'attempts_tried',
  () => sql`update ${questionScores} set answer = ${given('answer')}, ft_answer = ${given('ftAnswer')},
      sequence = ${given('sequence')}::int, tries = ${given('tries')}::int, is_right = ${given('isRight')}::boolean,
      score = ${given('score')}::float8
    where company_id = ${given('companyId')} and attempt_id = ${given('attemptId')} and id = ${given('id')}`,
)

/** Writes the answer to one question and what it is worth, in an attempt that is locked. */
export async function writeTried(db: Db, of: Of, row: Tried) {
  await tried(db, { ...of, ...row })
}

export async function writeDocument(db: Db, companyId: number, id: number, documentId: number) {
  await db
    .update(questionScores)
    .set({ documentId })
    .where(and(eq(questionScores.companyId, companyId), eq(questionScores.id, id)))
}

export type NewScore = Pick<
  typeof questionScores.$inferInsert,
  'position' | 'versionId' | 'mandatory' | 'fullScore' | 'most' | 'drawn'
>

export const insertScores = (db: Db, rows: (typeof questionScores.$inferInsert)[]) =>
  db.insert(questionScores).values(rows)

/** A question of one of somebody’s attempts. */
export async function findScoreOf(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  id: number,
) {
  const [row] = await db
    .select({
      score: questionScores,
      version: { allowSupportingDocuments: questionVersions.allowSupportingDocuments },
      componentLogId: evaluationAttempts.componentLogId,
    })
    .from(questionScores)
    .innerJoin(evaluationAttempts, ofAttempt.score)
    .innerJoin(questionVersions, ofAttempt.version)
    .where(
      and(
        eq(questionScores.companyId, companyId),
        eq(questionScores.id, id),
        eq(evaluationAttempts.userId, userId),
      ),
    )
  return row
}
