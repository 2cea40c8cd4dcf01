import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { companies } from '../companies/companies.tables.ts'

/**
 * A name for all that a company's evaluations could draw at one moment, when their results are released and what the company
 * has set: another one with every change that is committed, and none twice. The database itself gives it
 * (`draw-versions.triggers.sql`), as it gives that of the courses.
 */
export const drawVersions = pgTable('draw_versions', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  version: uuid().notNull(),
})
