import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, createdAt } from '../db/query/columns.ts'

/** What happened, for others to act on after the commit. */
export const announcements = pgTable(
  'announcements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** NOTE: no key to it, which would lock the company’s row for each, and be looked at again with each. */
    companyId: integer(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    /** Announcements of one key are delivered in the order in which their transactions committed. */
    key: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: at(),
    lastError: text(),
    createdAt: createdAt(),
    deliveredAt: at(),
  },
  (table) => [
    index('announcements_due')
      .on(table.id)
      .where(sql`${table.deliveredAt} is null`),
    index('announcements_key')
      .on(table.key, table.id)
      .where(sql`${table.key} is not null and ${table.deliveredAt} is null`),
    index('announcements_delivered')
      .on(table.deliveredAt)
      .where(sql`${table.deliveredAt} is not null`),
  ],
)

/** Which listener has acted on what, written in the transaction in which it acted. */
export const receipts = pgTable(
  'receipts',
  {
    announcementId: bigint({ mode: 'number' }).notNull(),
    listener: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.listener] }),
    foreignKey({
      name: 'receipts_announcement_fk',
      columns: [table.announcementId],
      foreignColumns: [announcements.id],
    }).onDelete('cascade'),
  ],
)
