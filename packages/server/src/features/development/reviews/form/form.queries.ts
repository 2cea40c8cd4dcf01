import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { pdrSeasons } from '../../seasons/seasons.tables.ts'
import { pdrs } from '../reviews.tables.ts'

type PersonKey = { companyId: number; userId: number }

/** One's own review of the season that stands behind a place. */
export async function findOwnAt(db: Db, { companyId, userId }: PersonKey, containerChildId: number) {
  const [row] = await db
    .select({ id: pdrs.id })
    .from(pdrs)
    .innerJoin(pdrSeasons, and(eq(pdrSeasons.companyId, pdrs.companyId), eq(pdrSeasons.id, pdrs.seasonId)))
    .where(
      and(
        eq(pdrs.companyId, companyId),
        eq(pdrs.userId, userId),
        eq(pdrSeasons.containerChildId, containerChildId),
      ),
    )
  return row?.id ?? null
}

/** The review behind the number of a log, and the place of its season. */
export async function findByLog(db: Db, companyId: number, componentLogId: number) {
  const [row] = await db
    .select({ id: pdrs.id, containerChildId: pdrSeasons.containerChildId })
    .from(pdrs)
    .innerJoin(pdrSeasons, and(eq(pdrSeasons.companyId, pdrs.companyId), eq(pdrSeasons.id, pdrs.seasonId)))
    .where(and(eq(pdrs.companyId, companyId), eq(pdrs.componentLogId, componentLogId)))
  return row ?? null
}
