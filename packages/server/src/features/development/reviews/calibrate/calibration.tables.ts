import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CalibrationLine } from '@oktant/contract/development/reviews/calibration.ts'
import { at, companyId, companyKey, id } from '../../../../db/query/columns.ts'
import { users } from '../../../people/people/people.tables.ts'
import { pdrs } from '../reviews.tables.ts'

/** The mark of a review as it was put forward and as it stands, before it is sent. */
export const pdrCalibrations = pgTable(
  'pdr_calibrations',
  {
    companyId: companyId(),
    pdrId: integer().notNull(),
    proposed: integer().notNull(),
    mark: integer().notNull(),
    /** How often it was moved since it was put forward. */
    moves: integer().notNull().default(0),
    /** Why it was moved last. */
    reason: text().notNull().default(''),
    /** Rises with whatever is done. */
    changes: integer().notNull().default(1),
    changedAt: at().notNull(),
    releasedAt: at(),
  },
  (table) => [
    primaryKey({ name: 'pdr_calibrations_pk', columns: [table.companyId, table.pdrId] }),
    companyKey('pdr_calibrations_pdr_fk', [table.companyId, table.pdrId], pdrs),
  ],
)

/** Whatever was done with it; never changed. */
export const pdrCalibrationLines = pgTable(
  'pdr_calibration_lines',
  {
    id: id(),
    companyId: companyId(),
    pdrId: integer().notNull(),
    deed: text().$type<CalibrationLine['deed']>().notNull(),
    fromMark: integer(),
    toMark: integer().notNull(),
    reason: text().notNull().default(''),
    actorId: integer().notNull(),
    at: at().notNull(),
  },
  (table) => [
    index('pdr_calibration_lines_of').on(table.companyId, table.pdrId, table.id),
    companyKey('pdr_calibration_lines_pdr_fk', [table.companyId, table.pdrId], pdrs),
    companyKey('pdr_calibration_lines_actor_fk', [table.companyId, table.actorId], users),
  ],
)
