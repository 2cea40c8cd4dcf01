import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { companyId, createdAt, id } from '../../../db/query/columns.ts'
import { companies } from '../companies/companies.tables.ts'

/** What a company was warned about; of one licence each threshold once. */
export const licenceWarnings = pgTable(
  'licence_warnings',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    about: text({ enum: ['days', 'seats'] }).notNull(),
    threshold: integer().notNull(),
    /** The last day, or the number of seats, that the warning was about. */
    bound: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('licence_warnings_once').on(table.companyId, table.about, table.bound, table.threshold),
  ],
)
