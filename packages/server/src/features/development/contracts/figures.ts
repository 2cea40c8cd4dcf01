import { kpaLimits } from '@oktant/contract/kit/development-limits.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type FigureRow, listFigures, listSeasons } from './figures.queries.ts'

/** NOTE: the mean of a few people is what a manager thinks of one of them. */
const masked = (row: FigureRow) => ({
  ...row,
  rating: row.rated < kpaLimits.leastPeople ? null : row.rating,
})

export async function readKpaFigures(db: Db, { companyId }: Actor, wanted: number | undefined) {
  const seasons = await listSeasons(db, companyId)
  const seasonId = wanted ?? seasons[0]?.id ?? null
  if (wanted !== undefined && !seasons.some(({ id }) => id === wanted)) throw fail('season_not_found')
  const rows = seasonId === null ? [] : await listFigures(db, { companyId, seasonId })
  return { seasonId, seasons, content: rows.map(masked) }
}
