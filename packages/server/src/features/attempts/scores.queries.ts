import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { GivenAnswer } from '@oktant/contract/attempts.ts'
import type { Db } from '../../db/db.ts'
import { files } from '../../files/files.tables.ts'
import { questionVersions } from '../questions/questions.tables.ts'
import { evaluationAttempts, questionScores } from './attempts.tables.ts'

type Of = { companyId: number; attemptId: number }

const whole = {
  score: questionScores,
  version: questionVersions,
  document: { id: files.id, title: files.title },
}

const ofVersion = and(
  eq(questionVersions.companyId, questionScores.companyId),
  eq(questionVersions.id, questionScores.versionId),
)

const selectWhole = (db: Db) =>
  db
    .select(whole)
    .from(questionScores)
    .innerJoin(questionVersions, ofVersion)
    .leftJoin(
      files,
      and(eq(files.companyId, questionScores.companyId), eq(files.id, questionScores.documentId)),
    )

export type ScoreRow = Awaited<ReturnType<typeof selectWhole>>[number]

/** The questions of an attempt in the order of its draw. */
export function listScores(db: Db, { companyId, attemptId }: Of) {
  return selectWhole(db)
    .where(and(eq(questionScores.companyId, companyId), eq(questionScores.attemptId, attemptId)))
    .orderBy(asc(questionScores.position))
}

export async function findScore(db: Db, { companyId, attemptId }: Of, id: number) {
  const [row] = await selectWhole(db).where(
    and(
      eq(questionScores.companyId, companyId),
      eq(questionScores.attemptId, attemptId),
      eq(questionScores.id, id),
    ),
  )
  return row
}

/** Which of these questions are of an attempt, in which version and with what still open. */
export function listShapes(db: Db, { companyId, attemptId }: Of, ids: readonly number[]) {
  return db
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
    .innerJoin(questionVersions, ofVersion)
    .where(
      and(
        eq(questionScores.companyId, companyId),
        eq(questionScores.attemptId, attemptId),
        inArray(questionScores.id, [...ids]),
      ),
    )
}

/** Keeps answers, each where it is newer than what is there. */
export async function writeAnswers(db: Db, { companyId, attemptId }: Of, given: readonly GivenAnswer[]) {
  if (given.length === 0) return
  await db.execute(sql`update ${questionScores} set answer = sent.answer, ft_answer = sent."ftAnswer",
      sequence = sent.sequence
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as sent(id int, answer text, "ftAnswer" text, sequence int)
    where question_scores.company_id = ${companyId} and question_scores.attempt_id = ${attemptId}
      and question_scores.id = sent.id and question_scores.sequence < sent.sequence`)
}

type Outcome = { id: number; tries: number; isRight: boolean | null; score: number | null }

/** Writes what answers are worth. */
export async function writeOutcomes(db: Db, { companyId, attemptId }: Of, outcomes: readonly Outcome[]) {
  if (outcomes.length === 0) return
  await db.execute(sql`update ${questionScores} set tries = found.tries, is_right = found."isRight",
      score = found.score
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as found(id int, tries int, "isRight" boolean, score float8)
    where question_scores.company_id = ${companyId} and question_scores.attempt_id = ${attemptId}
      and question_scores.id = found.id`)
}

export async function writeDocument(db: Db, companyId: number, id: number, documentId: number) {
  await db
    .update(questionScores)
    .set({ documentId })
    .where(and(eq(questionScores.companyId, companyId), eq(questionScores.id, id)))
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
    .innerJoin(
      evaluationAttempts,
      and(
        eq(evaluationAttempts.companyId, questionScores.companyId),
        eq(evaluationAttempts.id, questionScores.attemptId),
      ),
    )
    .innerJoin(questionVersions, ofVersion)
    .where(
      and(
        eq(questionScores.companyId, companyId),
        eq(questionScores.id, id),
        eq(evaluationAttempts.userId, userId),
      ),
    )
  return row
}
