import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TracedCall } from '@oktant/contract/learning/package-attempts.ts'
import type { SavedAttempt } from '@oktant/runtime/commit/merge.ts'
import { at, companyId, companyKey, id } from '../../../db/query/columns.ts'
import { componentRevisions } from '../components/components.tables.ts'
import { componentLogs } from '../learn/learn.tables.ts'

/** What an attempt at a package holds, by item and element, and which of its launches speaks for it. */
export const packageAttempts = pgTable(
  'package_attempts',
  {
    id: id(),
    companyId: companyId(),
    componentLogId: integer().notNull(),
    /** What the package is in the edition that the learner takes. */
    revisionId: integer().notNull(),
    /** By which statements name the attempt. */
    registration: uuid().notNull().defaultRandom(),
    values: jsonb().$type<SavedAttempt['values']>().notNull(),
    session: integer().notNull(),
    number: integer().notNull().default(0),
    hasFinished: boolean().notNull().default(false),
    /** How long each launch has lasted, by its own latest word. */
    times: jsonb().$type<SavedAttempt['times']>().notNull(),
    savedAt: at().notNull(),
  },
  (table) => [
    unique('package_attempts_company').on(table.companyId, table.id),
    unique('package_attempts_log').on(table.companyId, table.componentLogId),
    index('package_attempts_revision').on(table.companyId, table.revisionId),
    companyKey('package_attempts_log_fk', [table.companyId, table.componentLogId], componentLogs),
    companyKey('package_attempts_revision_fk', [table.companyId, table.revisionId], componentRevisions),
  ],
)

/** What a package called, a row for each commit: `first` is the number of its first call in its launch. */
export const packageTrace = pgTable(
  'package_trace',
  {
    companyId: companyId(),
    attemptId: integer().notNull(),
    session: integer().notNull(),
    first: integer().notNull(),
    /** NOTE: a call whose commit was not acknowledged is told again, under the same number. */
    calls: jsonb().$type<TracedCall[]>().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'package_trace_pk',
      columns: [table.companyId, table.attemptId, table.session, table.first],
    }),
    companyKey('package_trace_attempt_fk', [table.companyId, table.attemptId], packageAttempts),
  ],
)

/** The launches of content that speaks in statements, each with a token of its own. */
export const packageSessions = pgTable(
  'package_sessions',
  {
    id: id(),
    companyId: companyId(),
    componentLogId: integer().notNull(),
    /** By which its statements name it. */
    session: uuid().notNull(),
    /** The item that was opened, as its package calls it. */
    item: text().notNull(),
    mode: text().$type<'Normal' | 'Browse' | 'Review'>().notNull(),
    /** NOTE: both secrets are known by their hashes alone. */
    fetchHash: text().notNull(),
    tokenHash: text(),
    launchedAt: at().notNull(),
    fetchedAt: at(),
    /** When its content read how its learner likes it, which it must before it begins. */
    preferencesReadAt: at(),
    /** What it said of itself, and when the last of that was, by its own clock. */
    verbs: jsonb().$type<string[]>().notNull().default([]),
    initializedAt: at(),
    saidAt: at(),
    /** When it ended, and that it was abandoned. */
    endedAt: at(),
    isAbandoned: boolean().notNull().default(false),
  },
  (table) => [
    unique('package_sessions_company').on(table.companyId, table.id),
    index('package_sessions_log').on(table.companyId, table.componentLogId),
    index('package_sessions_open')
      .on(table.companyId, table.launchedAt)
      .where(sql`ended_at is null`),
    uniqueIndex('package_sessions_fetch').on(table.fetchHash),
    uniqueIndex('package_sessions_token').on(table.tokenHash),
    companyKey('package_sessions_log_fk', [table.companyId, table.componentLogId], componentLogs),
  ],
)
