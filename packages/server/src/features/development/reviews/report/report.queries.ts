import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { pdrSeasons } from '../../seasons/seasons.tables.ts'
import { objectives, pdrCompetencies, pdrQuestions, pdrVersions } from '../reviews.tables.ts'

/** What stands in many reviews as it was handed in, each table by one statement. */
export async function listPartsOf(db: Db, companyId: number, pdrIds: readonly number[]) {
  const ids = anyOf(pdrIds)
  return {
    objectives: await db
      .select()
      .from(objectives)
      .where(
        and(
          eq(objectives.companyId, companyId),
          sql`(${objectives.setIn} = ${ids} or ${objectives.ratedIn} = ${ids})`,
        ),
      )
      .orderBy(asc(objectives.id)),
    competencies: await db
      .select()
      .from(pdrCompetencies)
      .where(and(eq(pdrCompetencies.companyId, companyId), sql`${pdrCompetencies.pdrId} = ${ids}`))
      .orderBy(asc(pdrCompetencies.pdrId), asc(pdrCompetencies.position)),
    questions: await db
      .select()
      .from(pdrQuestions)
      .where(and(eq(pdrQuestions.companyId, companyId), sql`${pdrQuestions.pdrId} = ${ids}`))
      .orderBy(asc(pdrQuestions.pdrId), asc(pdrQuestions.position)),
    versions: await db
      .select()
      .from(pdrVersions)
      .where(and(eq(pdrVersions.companyId, companyId), sql`${pdrVersions.pdrId} = ${ids}`))
      .orderBy(asc(pdrVersions.id)),
  }
}
export type Parts = Awaited<ReturnType<typeof listPartsOf>>

export const listSeasonsOf = (db: Db, companyId: number, ids: readonly number[]) =>
  db
    .select({
      id: pdrSeasons.id,
      ratings: pdrSeasons.ratingAnswerSetId,
      performances: pdrSeasons.performanceAnswerSetId,
      allowB: pdrSeasons.allowUserCompleteSectionB,
    })
    .from(pdrSeasons)
    .where(and(eq(pdrSeasons.companyId, companyId), sql`${pdrSeasons.id} = ${anyOf(ids)}`))
