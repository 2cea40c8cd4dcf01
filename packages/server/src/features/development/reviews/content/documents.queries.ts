import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { prepared } from '../../../../db/engine/prepared.ts'
import { files } from '../../../../files/files.tables.ts'
import type { Of } from './content.queries.ts'
import { pdrQuestions } from '../reviews.tables.ts'

const filesOf = prepared((db) =>
  db
    .select({ id: files.id, title: files.title })
    .from(pdrQuestions)
    .innerJoin(files, and(eq(files.companyId, pdrQuestions.companyId), eq(files.id, pdrQuestions.documentId)))
    .where(
      and(
        eq(pdrQuestions.companyId, sql.placeholder('companyId')),
        eq(pdrQuestions.pdrId, sql.placeholder('pdrId')),
      ),
    )
    .prepare('review_files'),
)
/** The documents beside the answers of a review, by the numbers of their files. */
export async function findFilesOf(db: Db, { companyId, pdrId }: Of) {
  const rows = await filesOf(db).execute({ companyId, pdrId })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Which review a question score is of. */
export async function findReviewOfScore(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select()
    .from(pdrQuestions)
    .where(and(eq(pdrQuestions.companyId, companyId), eq(pdrQuestions.id, id)))
  return row
}

export async function writeDocumentOf(db: Db, companyId: number, id: number, documentId: number | null) {
  await db
    .update(pdrQuestions)
    .set({ documentId })
    .where(and(eq(pdrQuestions.companyId, companyId), eq(pdrQuestions.id, id)))
}
