import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { prepared, preparedRows } from '../../db/prepared.ts'
import { type Cell, rowCell } from '../../db/row-cell.ts'
import { files } from '../../files/files.tables.ts'
import { findVersions, type VersionRow } from '../questions/questions.ts'
import { type Asked, askedCell, evaluationAttempts, questionScores } from './attempts.tables.ts'

/** An attempt with those of its questions that may have no row of their own yet. */
export type AskedIn = Pick<typeof evaluationAttempts.$inferSelect, 'companyId' | 'id' | 'asked' | 'scoreIds'>

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
  /** Nothing was done with it, so it has no row of its own. */
  isUntouched: boolean
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

/**
 * A question of an attempt before anything was done with it. NOTE: named one by one, as putting an object of this size together
 * from several takes far longer.
 */
export function untouched({ companyId, id, scoreIds }: AskedIn, asked: Asked, position: number): Score {
  return {
    id: scoreIds?.[position] ?? 0,
    companyId,
    attemptId: id,
    position,
    versionId: asked.versionId,
    markedVersionId: null,
    mandatory: asked.mandatory,
    fullScore: asked.fullScore,
    most: asked.most,
    drawn: asked.drawn,
    answer: '',
    ftAnswer: '',
    sequence: 0,
    tries: 0,
    isRight: null,
    score: null,
    comment: '',
    documentId: null,
    seconds: null,
    overriddenBy: null,
    overriddenAt: null,
    overrideReason: '',
    scoreBefore: null,
    isRightBefore: null,
  }
}

type Drawn = Omit<Asked, 'versionId'> & Pick<ScoreRow, 'version'>

/** The same of a draw that was just made. */
export const asDrawn = (attempt: AskedIn, { version, ...one }: Drawn, position: number): ScoreRow => ({
  score: untouched(attempt, { ...one, versionId: version.id }, position),
  document: null,
  version,
  isUntouched: true,
})

const asWritten = (score: Score) => ({ score, isUntouched: false })

/** Of these questions those that have no row. NOTE: of the others none is put together, as most saves are about one. */
function untouchedAmong(attempt: AskedIn, ids: readonly number[], scores: readonly Score[]) {
  const { asked, scoreIds } = attempt
  if (!asked || scores.length === ids.length) return []
  return [...new Set(ids)].flatMap((id) => {
    const position = scoreIds?.indexOf(id) ?? -1
    const one = asked[position]
    if (!one || scores.some((score) => score.id === id)) return []
    return { score: untouched(attempt, askedCell.read(one), position), isUntouched: true }
  })
}

/** All of an attempt: those that have a row, and between them those that have none. */
function withUntouched(attempt: AskedIn, scores: readonly Score[]) {
  const touched = scores.map(asWritten)
  if (!attempt.asked) return touched
  const known = new Map(touched.map((one) => [one.score.position, one]))
  return attempt.asked.map(
    (one, position) =>
      known.get(position) ?? { score: untouched(attempt, askedCell.read(one), position), isUntouched: true },
  )
}

type Bare = Pick<ScoreRow, 'score' | 'isUntouched'>

/** The answers with the questions as they were given, and with what was handed in beside them. */
async function readScores(db: Db, companyId: number, rows: readonly Bare[]): Promise<ScoreRow[]> {
  const scores = rows.map(({ score }) => score)
  const ids = scores.flatMap(({ versionId, markedVersionId }) => [versionId, markedVersionId ?? versionId])
  const versions = await findVersions(db, companyId, ids)
  const documents = await findDocuments(db, companyId, scores)
  return rows.flatMap(({ score, isUntouched }) => {
    const version = versions.get(score.versionId)
    const corrected = versions.get(score.markedVersionId ?? 0)
    if (!version) return []
    return {
      score,
      document: documents.get(score.documentId ?? 0) ?? null,
      version: corrected ? { ...version, key: corrected.key } : version,
      isUntouched,
    }
  })
}

const read = ([found]: readonly Written[]) => (found?.rows ?? []).map(scoreCell.read)

const scoresOf = cellsOf('attempts_scores', isOf)

/** The questions of an attempt in the order of its draw. */
export async function listScores(db: Db, attempt: AskedIn) {
  const { companyId, id: attemptId } = attempt
  const scores = read(await scoresOf(db, { companyId, attemptId }))
  return readScores(db, companyId, withUntouched(attempt, scores))
}

const someScores = cellsOf(
  'attempts_some',
  and(isOf, sql`${questionScores.id} = any(${given('ids')}::int[])`),
)

/** Those of its questions that are named. */
export async function listSome(db: Db, attempt: AskedIn, ids: readonly number[]) {
  const { companyId, id: attemptId } = attempt
  const scores = read(await someScores(db, { companyId, attemptId, ids }))
  return readScores(db, companyId, [...scores.map(asWritten), ...untouchedAmong(attempt, ids, scores)])
}

export async function findScore(db: Db, attempt: AskedIn, id: number) {
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
    .from(evaluationAttempts)
    .where(
      and(
        eq(evaluationAttempts.companyId, companyId),
        eq(evaluationAttempts.userId, userId),
        sql`(${id}::int = any(${evaluationAttempts.scoreIds}) or ${evaluationAttempts.id} = (
          select score.attempt_id from ${questionScores} score
          where score.company_id = ${companyId} and score.id = ${id}))`,
      ),
    )
  return row?.componentLogId ?? null
}
