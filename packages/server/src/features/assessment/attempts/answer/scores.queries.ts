import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { newRow } from '../../../../db/query/new-row.ts'
import { prepared, preparedRows } from '../../../../db/engine/prepared.ts'
import { files } from '../../../../files/files.tables.ts'
import { findVersions, type VersionRow } from '../../questions/questions.ts'
import { evaluationAttempts, questionScores } from '../attempts.tables.ts'
import type { AskedQuestion } from '../start/draw-attempt.ts'
import { ofAttempt } from '../joins.tables.ts'

/** By what an attempt is found. */
export type AttemptKey = { companyId: number; id: number }

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
async function withQuestions(db: Db, companyId: number, scores: readonly Score[]): Promise<ScoreRow[]> {
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

/** What a question of a draw is in an attempt. */
const scoreOf = (
  { companyId, id: attemptId }: AttemptKey,
  { version, position, mandatory, fullScore, most, drawn }: AskedQuestion,
) => ({ companyId, attemptId, position, versionId: version.id, mandatory, fullScore, most, drawn })

/** Writes whole rows of attempts that are handed in. */
export const insertScores = (db: Db, rows: (typeof questionScores.$inferInsert)[]) =>
  db.insert(questionScores).values(rows)

const drawWritten = preparedRows<{ id: number; position: number }>(
  'attempts_draw',
  () => sql`insert into ${questionScores}
      (company_id, attempt_id, position, version_id, mandatory, full_score, most, drawn)
    select ${given('companyId')}::int, ${given('attemptId')}::int, one.position, one."versionId", one.mandatory,
      one."fullScore", one.most, one.drawn
    from jsonb_to_recordset(${given('rows')}::jsonb) as one(position int, "versionId" int, mandatory boolean,
      "fullScore" int, most int, drawn jsonb)
    order by one.position
    returning id, position`,
)

/** Gives an attempt the questions of its draw. */
export async function insertDraw(
  db: Db,
  attempt: AttemptKey,
  asked: readonly AskedQuestion[],
): Promise<ScoreRow[]> {
  const values = asked.map((question) => scoreOf(attempt, question))
  const { companyId, id: attemptId } = attempt
  const made = await drawWritten(db, { companyId, attemptId, rows: JSON.stringify(values) })
  const idAt = new Map(made.map(({ id, position }) => [position, id]))
  return asked.map((question) => unanswered(attempt, question, idAt.get(question.position) ?? 0))
}

const unanswered = (attempt: AttemptKey, question: AskedQuestion, id: number): ScoreRow => ({
  score: newRow(questionScores, { ...scoreOf(attempt, question), id }),
  document: null,
  version: question.version,
})

/** The same of an attempt that is nobody’s, and is not kept. */
export const previewScores = (companyId: number, asked: readonly AskedQuestion[]) =>
  asked.map((question, position) => unanswered({ companyId, id: 0 }, question, position + 1))

const scoresOf = prepared((db) =>
  db
    .select()
    .from(questionScores)
    .where(isOf)
    .orderBy(asc(questionScores.position))
    .prepare('attempts_scores'),
)

/** The questions of an attempt in the order of its draw. */
export async function listScores(db: Db, { companyId, id: attemptId }: AttemptKey) {
  return withQuestions(db, companyId, await scoresOf(db).execute({ companyId, attemptId }))
}

const someScores = prepared((db) =>
  db
    .select()
    .from(questionScores)
    .where(and(isOf, sql`${questionScores.id} = any(${given('ids')}::int[])`))
    .prepare('attempts_some'),
)

/** Those of its questions that are named. */
export async function listSome(db: Db, { companyId, id: attemptId }: AttemptKey, ids: readonly number[]) {
  return withQuestions(db, companyId, await someScores(db).execute({ companyId, attemptId, ids }))
}

export async function findScore(db: Db, attempt: AttemptKey, id: number) {
  const [row] = await listSome(db, attempt, [id])
  return row
}

/** Which attempt of somebody asks this question. */
export async function findLogOfScore(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  id: number,
) {
  const [row] = await db
    .select({ componentLogId: evaluationAttempts.componentLogId })
    .from(questionScores)
    .innerJoin(evaluationAttempts, ofAttempt.score)
    .where(
      and(
        eq(questionScores.companyId, companyId),
        eq(questionScores.id, id),
        eq(evaluationAttempts.userId, userId),
      ),
    )
  return row?.componentLogId ?? null
}
