import { and, asc, eq, sql } from 'drizzle-orm'
import type { GivenAnswer } from '@oktant/contract/question-scores.ts'
import type { Db } from '../../db/db.ts'
import { prepared, preparedRows } from '../../db/prepared.ts'
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

const bare = { score: questionScores, document: { id: files.id, title: files.title } }

const selectBare = (db: Db) =>
  db
    .select(bare)
    .from(questionScores)
    .leftJoin(
      files,
      and(eq(files.companyId, questionScores.companyId), eq(files.id, questionScores.documentId)),
    )

type Bare = Awaited<ReturnType<typeof selectBare>>[number]
/** The question as it was given, with the key by which it is marked now. */
export type ScoreRow = Bare & { version: VersionRow }

async function withVersions(db: Db, companyId: number, rows: readonly Bare[]): Promise<ScoreRow[]> {
  const ids = rows.flatMap(({ score }) => [score.versionId, score.markedVersionId ?? score.versionId])
  const versions = await findVersions(db, companyId, ids)
  return rows.flatMap((row) => {
    const version = versions.get(row.score.versionId)
    const corrected = versions.get(row.score.markedVersionId ?? 0)
    if (!version) return []
    return [{ ...row, version: corrected ? { ...version, key: corrected.key } : version }]
  })
}

const scoresOf = prepared((db) =>
  selectBare(db).where(isOf).orderBy(asc(questionScores.position)).prepare('attempts_scores'),
)

/** The questions of an attempt in the order of its draw. */
export const listScores = async (db: Db, of: Of) =>
  withVersions(db, of.companyId, await scoresOf(db).execute(of))

const oneScore = prepared((db) =>
  selectBare(db)
    .where(and(isOf, eq(questionScores.id, given('id'))))
    .prepare('attempts_score'),
)

export async function findScore(db: Db, of: Of, id: number) {
  const [row] = await withVersions(db, of.companyId, await oneScore(db).execute({ ...of, id }))
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

type NewScore = Pick<
  typeof questionScores.$inferInsert,
  'position' | 'versionId' | 'mandatory' | 'fullScore' | 'most' | 'drawn'
>

const scoresDrawn = preparedRows(
  'attempts_drawn',
  () => sql`insert into ${questionScores}
      (company_id, attempt_id, position, version_id, mandatory, full_score, most, drawn)
    select ${given('companyId')}::int, ${given('attemptId')}::int, asked.position, asked."versionId", asked.mandatory,
      asked."fullScore", asked.most, asked.drawn
    from jsonb_to_recordset(${given('asked')}::jsonb) as asked(position int, "versionId" int, mandatory boolean,
      "fullScore" int, most int, drawn jsonb)`,
)

/** Writes what one attempt asks. */
export async function writeDrawn(db: Db, of: Of, asked: readonly NewScore[]) {
  await scoresDrawn(db, { ...of, asked: JSON.stringify(asked) })
}

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
