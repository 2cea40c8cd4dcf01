import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { linkFunctions } from '@oktant/contract/people/sessions.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { projects, users } from '../people/people.tables.ts'

/** One signed-in device. The token names it; ending it ends the token. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    projectId: integer(),
    startedAt: createdAt(),
    lastSeenAt: createdAt(),
    endedAt: at(),
    /** The sign-in before this one. */
    lastLoggedInAt: at(),
    device: text().notNull(),
    address: text().notNull(),
    /** The administrator's own session, where one views as this person: it ends with that one, and at its own end. */
    viewerSessionId: integer(),
    endsAt: at(),
  },
  (table) => [
    unique('sessions_company').on(table.companyId, table.id),
    index('sessions_user').on(table.companyId, table.userId),
    index('sessions_viewer')
      .on(table.companyId, table.viewerSessionId)
      .where(sql`${table.viewerSessionId} is not null`),
    index('sessions_end')
      .on(table.endsAt)
      .where(sql`${table.endedAt} is null and ${table.endsAt} is not null`),
    companyKey('sessions_viewer_fk', [table.companyId, table.viewerSessionId], table).onDelete('cascade'),
    companyKey('sessions_user_fk', [table.companyId, table.userId], users),
    companyKey('sessions_project_fk', [table.companyId, table.projectId], projects),
  ],
)

/** A one-time link that was sent to somebody: for one function, used up once, known by its hash alone. */
export const links = pgTable(
  'links',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    function: text({ enum: linkFunctions }).notNull(),
    /** What it is about, where it is about one thing. */
    targetId: integer(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: at().notNull(),
    usedAt: at(),
  },
  (table) => [
    uniqueIndex('links_token').on(table.tokenHash),
    index('links_user').on(table.companyId, table.userId),
    index('links_end').on(table.expiresAt),
    companyKey('links_user_fk', [table.companyId, table.userId], users),
  ],
)
