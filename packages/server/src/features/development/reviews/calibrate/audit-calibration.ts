import type { CalibrationLine } from '@oktant/contract/development/reviews/calibration.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'

/**
 * Leaves in the trail who calibrates which season. NOTE: neither whose mark it is nor where it was moved, as whoever is
 * reviewed may be somebody who reads the trail; that stands in the history of the mark.
 */
export const auditCalibrations = (
  db: Db,
  by: Actor,
  deed: CalibrationLine['deed'],
  /** The seasons of these marks, each as often as it has some. */
  seasonIds: readonly number[],
) =>
  auditAll(
    db,
    [...new Set(seasonIds)].map((objectId) => ({
      by,
      kind: 'update' as const,
      object: 'calibration' as const,
      objectId,
      after: { deed, marks: seasonIds.filter((id) => id === objectId).length },
    })),
  )
