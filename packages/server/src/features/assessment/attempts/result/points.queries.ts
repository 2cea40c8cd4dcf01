import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { evaluationAttempts as attempts, questionScores } from '../attempts.tables.ts'

type Of = { companyId: number; attemptId: number }

/** Locks an attempt until the transaction ends: a marker, a facilitator or a corrected key may change the same points. */
export async function holdPoints(db: Db, { companyId, attemptId }: Of) {
  await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.companyId, companyId), eq(attempts.id, attemptId)))
    .for('update')
}

type Points = Partial<
  Pick<
    typeof questionScores.$inferInsert,
    | 'score'
    | 'isRight'
    | 'markedVersionId'
    | 'overriddenBy'
    | 'overriddenAt'
    | 'overrideReason'
    | 'scoreBefore'
    | 'isRightBefore'
  >
>

/** Writes what the answer to one question is worth, and by whom or by which key. */
export async function writePoints(db: Db, { companyId, attemptId }: Of, id: number, points: Points) {
  await db
    .update(questionScores)
    .set(points)
    .where(
      and(
        eq(questionScores.companyId, companyId),
        eq(questionScores.attemptId, attemptId),
        eq(questionScores.id, id),
      ),
    )
}

type Sum = Pick<typeof attempts.$inferInsert, 'score' | 'mark'> &
  Partial<Pick<typeof attempts.$inferInsert, 'possible' | 'comment' | 'level'>>

/** Writes what the points come to. */
export async function writeSum(db: Db, { companyId, attemptId }: Of, sum: Sum) {
  await db
    .update(attempts)
    .set(sum)
    .where(and(eq(attempts.companyId, companyId), eq(attempts.id, attemptId)))
}
