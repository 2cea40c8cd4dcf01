import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Currency } from '@oktant/contract/kit/money.ts'
import { type Billing, purchaseStates, purchaseWays } from '@oktant/contract/learning/purchases.ts'
import { at, companyId, companyKey, id, localText } from '../../../db/query/columns.ts'
import { containers } from '../courses/courses.tables.ts'
import { users } from '../../people/people/people.tables.ts'

/** That somebody takes a course, for nothing or for a price; the price is the one of the day they asked. */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    containerId: integer().notNull(),
    state: text({ enum: purchaseStates }).notNull(),
    way: text({ enum: purchaseWays }).notNull(),
    cents: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** What the course was called then, as it stands on the invoice. */
    title: localText(),
    invoiceNumber: text(),
    billing: jsonb().$type<Billing>(),
    note: text().notNull().default(''),
    askedAt: at().notNull(),
    decidedAt: at(),
    decidedBy: integer(),
    /** What the card provider calls the checkout and the payment. */
    session: text(),
    checkoutUrl: text(),
    checkoutUntil: at(),
    payment: text(),
  },
  (table) => [
    unique('purchases_company').on(table.companyId, table.id),
    uniqueIndex('purchases_one')
      .on(table.companyId, table.userId, table.containerId)
      .where(sql`${table.state} in ('asked', 'paying', 'bought')`),
    uniqueIndex('purchases_invoice')
      .on(table.companyId, table.invoiceNumber)
      .where(sql`${table.invoiceNumber} is not null`),
    index('purchases_asked').on(table.companyId, table.askedAt),
    index('purchases_state').on(table.companyId, table.state, table.askedAt),
    index('purchases_user').on(table.companyId, table.userId, table.askedAt),
    index('purchases_course').on(table.companyId, table.containerId, table.askedAt),
    companyKey('purchases_user_fk', [table.companyId, table.userId], users),
    companyKey('purchases_container_fk', [table.companyId, table.containerId], containers),
  ],
)

/** The last invoice of each year; a number is taken in the transaction of its invoice, so that none is missing. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  { companyId: companyId(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ name: 'invoice_numbers_pk', columns: [table.companyId, table.year] })],
)

/** What the card provider has told already; the same message a second time changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    companyId: companyId(),
    eventId: text().notNull(),
    purchaseId: integer().notNull(),
    kind: text().notNull(),
    receivedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ name: 'payment_events_pk', columns: [table.companyId, table.eventId] }),
    companyKey('payment_events_purchase_fk', [table.companyId, table.purchaseId], purchases),
  ],
)
