import { boolean, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'

/** Whose calendar follows their events; the address is signed with a number, which rises when it is made anew. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    companyId: companyId(),
    userId: integer().notNull(),
    number: integer().notNull(),
    isOn: boolean().notNull(),
    changedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ name: 'calendar_feeds_pk', columns: [table.companyId, table.userId] }),
    companyKey('calendar_feeds_user', [table.companyId, table.userId], users),
  ],
)
