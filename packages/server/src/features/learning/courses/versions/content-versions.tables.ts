import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { companies } from '../../../organisation/companies/companies.tables.ts'

/**
 * A name for all that a company's courses show at one moment: another one with every change that is committed, and none twice.
 * The database itself gives it (`content-versions.triggers.sql`), so whoever reads it together with what is somebody's own
 * knows whether what they keep of the courses is still so.
 */
export const contentVersions = pgTable('content_versions', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  version: uuid().notNull(),
})
