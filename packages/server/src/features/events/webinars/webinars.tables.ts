import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'
import { events } from '../events/events.tables.ts'

/** For how long somebody was in a webinar in the page, as their own page says it minute by minute. */
export const webinarPresences = pgTable(
  'webinar_presences',
  {
    companyId: companyId(),
    eventId: integer().notNull(),
    userId: integer().notNull(),
    seconds: integer().notNull(),
    firstSeenAt: at().notNull(),
    lastSeenAt: at().notNull(),
  },
  (table) => [
    primaryKey({ name: 'webinar_presences_pk', columns: [table.companyId, table.eventId, table.userId] }),
    companyKey('webinar_presences_event', [table.companyId, table.eventId], events),
    companyKey('webinar_presences_user', [table.companyId, table.userId], users),
    index('webinar_presences_of').on(table.companyId, table.userId),
  ],
)
