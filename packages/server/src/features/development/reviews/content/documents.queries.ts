import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { pdrQuestions } from '../reviews.tables.ts'

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
