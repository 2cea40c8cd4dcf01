import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { SystemSettings } from '@oktant/contract/organisation/system.ts'
import { companies } from '../companies/companies.tables.ts'

/** What a company has set otherwise than the product does by itself. */
export const systemSettings = pgTable('system_settings', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  settings: jsonb().$type<Partial<SystemSettings>>().notNull(),
})
