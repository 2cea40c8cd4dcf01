import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { mailStates } from '@oktant/contract/mail.ts'
import { at, companyId, createdAt, id } from '../db/columns.ts'
import { companies } from '../features/companies/companies.tables.ts'
import { users } from '../features/people/people.tables.ts'

/** Letters as they were rendered: waiting for the mail server, sent, given up, or kept where there is none. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    userId: integer(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The address behind the button; it may open a door, so it is taken out of what was sent. */
    actionUrl: text(),
    state: text({ enum: mailStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextTryAt: at(),
    lastError: text(),
    createdAt: createdAt(),
    sentAt: at(),
  },
  (table) => [
    index('mails_company').on(table.companyId, table.id),
    index('mails_user').on(table.companyId, table.userId),
    index('mails_waiting')
      .on(table.id)
      .where(sql`${table.state} = 'waiting'`),
    foreignKey({
      name: 'mails_user_fk',
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }),
  ],
)
