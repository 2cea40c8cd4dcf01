import type { CalibrationLine } from '@oktant/contract/development/calibration.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'

/**
 * Leaves in the trail who calibrates which season. NOTE: neither whose mark it is nor where it was moved, as whoever is
 * reviewed may be somebody who reads the trail; that stands in the history of the mark.
 */
export const auditCalibration = (
  db: Db,
  by: Actor,
  seasonId: number,
  deed: CalibrationLine['deed'],
  count = 1,
) =>
  audit(db, {
    by,
    kind: 'update',
    object: 'calibration',
    objectId: seasonId,
    after: { deed, marks: count },
  })
