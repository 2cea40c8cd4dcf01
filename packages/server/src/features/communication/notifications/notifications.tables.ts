import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { notificationCategories } from '@oktant/contract/communication/notifications.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    category: text({ enum: notificationCategories }).notNull(),
    /** What it is about, by the name in the contract; empty for one from before types had names. */
    type: text().notNull().default(''),
    title: localText(),
    body: localText(),
    link: text(),
    /** What it came from, where all of one origin can be taken back together. */
    source: text(),
    createdAt: createdAt(),
    readAt: at(),
  },
  (table) => [
    index('notifications_source')
      .on(table.companyId, table.source)
      .where(sql`${table.source} is not null`),
    unique('notifications_company').on(table.companyId, table.id),
    index('notifications_newest').on(table.companyId, table.userId, table.id),
    index('notifications_unread')
      .on(table.companyId, table.userId)
      .where(sql`${table.readAt} is null`),
    companyKey('notifications_user_fk', [table.companyId, table.userId], users),
  ],
)
