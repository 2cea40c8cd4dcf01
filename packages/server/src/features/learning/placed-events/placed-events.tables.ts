import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, companyId, localText } from '../../../db/query/columns.ts'

/** What a course says of an event that can stand in it: kept by whoever plans events. */
export const placedEvents = pgTable(
  'placed_events',
  {
    companyId: companyId(),
    eventId: integer().notNull(),
    title: localText(),
    startsAt: at(),
    endsAt: at(),
    /** Why nobody can go there; null where they can. */
    gone: text({ enum: ['cancelled', 'removed'] }),
  },
  (table) => [
    primaryKey({ name: 'placed_events_pk', columns: [table.companyId, table.eventId] }),
    index('placed_events_next').on(table.companyId, table.endsAt),
  ],
)
