import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import type { Batch } from '../../../db/query/in-batches.ts'
import { evaluationReleases as releases } from './evaluations.tables.ts'

type Evaluation = { companyId: number; evaluationId: number }
const isOf = ({ companyId, evaluationId }: Evaluation) =>
  and(eq(releases.companyId, companyId), eq(releases.evaluationId, evaluationId))

/** Writes when held results are released; a moment that is another one is still to come, or to be done. */
export async function writeReleaseDay(db: Db, of: Evaluation, releaseAt: Date | null) {
  if (releaseAt === null) return void (await db.delete(releases).where(isOf(of)))
  await db
    .insert(releases)
    .values({ ...of, releaseAt })
    .onConflictDoUpdate({
      target: [releases.companyId, releases.evaluationId],
      set: {
        releaseAt,
        doneAt: sql`case when evaluation_releases.release_at = excluded.release_at
          then evaluation_releases.done_at end`,
      },
    })
}

type DueRelease = typeof releases.$inferSelect

/** The evaluations of all companies whose moment has come. */
export function listDueReleases(
  db: Db,
  now: Date,
  { after, most }: Batch<DueRelease>,
): Promise<DueRelease[]> {
  const { releaseAt, companyId, evaluationId } = releases
  return db
    .select()
    .from(releases)
    .where(
      and(
        isNull(releases.doneAt),
        lte(releaseAt, now),
        after && sql`(${companyId}, ${evaluationId}) > (${after.companyId}, ${after.evaluationId})`,
      ),
    )
    .orderBy(asc(companyId), asc(evaluationId))
    .limit(most)
}

export async function finishRelease(db: Db, of: Evaluation & { releaseAt: Date }, doneAt: Date) {
  await db
    .update(releases)
    .set({ doneAt })
    .where(and(isOf(of), eq(releases.releaseAt, of.releaseAt)))
}
