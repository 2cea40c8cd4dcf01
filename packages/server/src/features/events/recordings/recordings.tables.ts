import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { files } from '../../../files/files.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { events } from '../events/events.tables.ts'

/** What was recorded of an event: a film, or a link to where it can be seen. */
export const eventRecordings = pgTable(
  'event_recordings',
  {
    id: id(),
    companyId: companyId(),
    eventId: integer().notNull(),
    name: text().notNull(),
    link: text(),
    fileId: integer(),
    addedBy: integer().notNull(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('event_recordings_company').on(table.companyId, table.id),
    companyKey('event_recordings_event', [table.companyId, table.eventId], events),
    companyKey('event_recordings_file', [table.companyId, table.fileId], files),
    index('event_recordings_of').on(table.companyId, table.eventId, table.id),
  ],
)

/** How much of a film somebody has watched, in per cent; it only rises. */
export const recordingWatches = pgTable(
  'recording_watches',
  {
    companyId: companyId(),
    recordingId: integer().notNull(),
    userId: integer().notNull(),
    share: integer().notNull(),
    changedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ name: 'recording_watches_pk', columns: [table.companyId, table.recordingId, table.userId] }),
    companyKey('recording_watches_recording', [table.companyId, table.recordingId], eventRecordings),
    companyKey('recording_watches_user', [table.companyId, table.userId], users),
    index('recording_watches_of').on(table.companyId, table.userId),
  ],
)
