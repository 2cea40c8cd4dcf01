import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { mailSecurities } from '@oktant/contract/communication/mail-settings.ts'
import { at } from '../../db/query/columns.ts'
import { companies } from '../../features/organisation/companies/companies.tables.ts'

/** By which server a company’s letters go, where it has one of its own. */
export const mailServers = pgTable('mail_servers', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  isOn: boolean().notNull(),
  smtp: text().notNull(),
  port: integer().notNull(),
  security: text({ enum: mailSecurities }).notNull(),
  username: text().notNull().default(''),
  /** Sealed with the installation’s secret. */
  password: text(),
  senderName: text().notNull().default(''),
  senderAddress: text().notNull().default(''),
  replyTo: text().notNull().default(''),
  returnAddress: text().notNull().default(''),
  changedAt: at().notNull().defaultNow(),
  /** Who set it up, of whatever company; letters that open the account of somebody mightier do not go by it. */
  setBy: integer(),
  /** Since when it takes no letters, and what it said. */
  failedAt: at(),
  lastError: text(),
})
