import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { notificationCategories } from '@oktant/contract/notifications.ts'
import { at, companyId, createdAt, id, localText } from '../../db/columns.ts'
import { users } from '../people/people.tables.ts'

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
    createdAt: createdAt(),
    readAt: at(),
  },
  (table) => [
    unique('notifications_company').on(table.companyId, table.id),
    index('notifications_newest').on(table.companyId, table.userId, table.id),
    index('notifications_unread')
      .on(table.companyId, table.userId)
      .where(sql`${table.readAt} is null`),
    foreignKey({
      name: 'notifications_user_fk',
      columns: [table.companyId, table.userId],
      foreignColumns: [users.companyId, users.id],
    }),
  ],
)
