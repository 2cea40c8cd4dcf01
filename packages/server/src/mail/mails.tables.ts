import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { mailHeaders } from '@oktant/contract/organisation/branding.ts'
import { mailStates, suppressionReasons } from '@oktant/contract/communication/mails.ts'
import { at, companyId, companyKey, createdAt, id } from '../db/query/columns.ts'
import { companies } from '../features/organisation/companies/companies.tables.ts'
import { users } from '../features/people/people/people.tables.ts'

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
    /** Why it was not tried. */
    reason: text({ enum: suppressionReasons }),
    /** The key of its template. */
    template: text(),
    /** Of letters that must go out once for one occasion; a second one of the same name is held back. */
    onceKey: text(),
    unsubscribeUrl: text(),
    /** Its link opened a door and was taken out, so it cannot be sent again. */
    isSpent: boolean().notNull().default(false),
    /** Of which nobody but its recipient may learn, such as a reminder of an anonymous survey. */
    isUnlisted: boolean().notNull().default(false),
    resentFrom: integer(),
    createdAt: createdAt(),
    sentAt: at(),
    /** When a mail server last handed in word that it did not arrive. */
    returnedAt: at(),
  },
  (table) => [
    unique('mails_own').on(table.companyId, table.id),
    index('mails_company').on(table.companyId, table.id),
    uniqueIndex('mails_once').on(table.companyId, table.onceKey),
    index('mails_user').on(table.companyId, table.userId),
    index('mails_waiting')
      .on(table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('mails_returned')
      .on(table.companyId, table.returnedAt)
      .where(sql`${table.returnedAt} is not null`),
    companyKey('mails_user_fk', [table.companyId, table.userId], users),
  ],
)

/** Files that a letter carries, as base64. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: id(),
    companyId: companyId(),
    mailId: integer().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    content: text().notNull(),
  },
  (table) => [
    index('mail_attachments_mail').on(table.companyId, table.mailId),
    companyKey('mail_attachments_mail_fk', [table.companyId, table.mailId], mails).onDelete('cascade'),
  ],
)

/** Addresses that a mail server has refused for good; nothing goes there until somebody releases them. */
export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    address: text().notNull(),
    error: text().notNull(),
    mailId: integer(),
    createdAt: createdAt(),
    releasedAt: at(),
  },
  (table) => [uniqueIndex('suppressed_addresses_address').on(table.companyId, table.address)],
)

/** How a company’s letters look, as its appearance says; without a row they look as the product’s do. */
export const letterLooks = pgTable('letter_looks', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  productName: text().notNull(),
  /** Of the button. */
  fill: text().notNull(),
  header: text({ enum: mailHeaders }).notNull(),
  /** The name of the logo’s file, and its type. */
  logo: text(),
  logoType: text(),
})
