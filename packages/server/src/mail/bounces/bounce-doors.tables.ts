import { integer, pgTable } from 'drizzle-orm/pg-core'
import { companies } from '../../features/organisation/companies/companies.tables.ts'

/** How often a company has renewed the address at which returned letters are handed in; without a row never. */
export const bounceDoors = pgTable('bounce_doors', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  renewals: integer().notNull(),
})
