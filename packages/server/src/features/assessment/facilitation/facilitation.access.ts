import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { isScored } from '@oktant/contract/assessment/evaluations.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type FacilitatedRow, findFacilitated } from './facilitation.queries.ts'

type GivenSettings = { settings: Pick<EvaluationSettings, 'facilitatorFlagging' | 'facilitatorOverride'> }
type Standing = GivenSettings & { mark: number | null }

/** NOTE: points are overridden where there are any; what still waits for its mark is marked, and not overridden. */
export const may = {
  flag: ({ settings }: GivenSettings) => settings.facilitatorFlagging,
  override: ({ settings, mark }: Standing) => settings.facilitatorOverride && mark !== null,
}

/**
 * The only way to an attempt as its facilitator: handed in, of an evaluation that lets facilitators do something, and
 * not one’s own. Anything else answers like a missing one.
 */
export async function accessFacilitated(
  db: Db,
  actor: Actor,
  componentLogId: number,
): Promise<FacilitatedRow> {
  const row = await findFacilitated(db, actor.companyId, componentLogId)
  if (!row || row.user.id === actor.id || !isScored(row.categoryId)) throw fail('attempt_not_found')
  return row
}
