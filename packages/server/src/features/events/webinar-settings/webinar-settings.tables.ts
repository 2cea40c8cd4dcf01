import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** How a company holds its webinars; without a row by links of the trainers' own. */
export const webinarSettings = pgTable('webinar_settings', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  pageOn: boolean().notNull(),
  service: text().notNull(),
  tokenIssuer: text().notNull(),
  tokenAudience: text().notNull(),
  /** Sealed. */
  tokenKey: text(),
  sendsName: boolean().notNull(),
  sendsEmail: boolean().notNull(),
  teamsOn: boolean().notNull(),
  teamsLink: text().notNull(),
  linkOn: boolean().notNull(),
  changedAt: at().notNull(),
})
