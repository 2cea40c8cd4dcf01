import { sql } from 'drizzle-orm'
import { date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { type ProgressState, periodReasons } from '@oktant/contract/learning/own/learning-state.ts'
import type { UnplayedReason } from '@oktant/contract/learning/components/unplayed-films.ts'
import { at, companyId, companyKey, id } from '../../../db/query/columns.ts'
import { componentFiles } from '../component-files/component-files.tables.ts'
import { containerChildren, editions } from '../courses/courses.tables.ts'
import { users } from '../../people/people/people.tables.ts'

/** How far somebody is with a container; each new period is a row of its own, beside the old ones. */
export const containerLogs = pgTable(
  'container_logs',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    containerId: integer().notNull(),
    period: integer().notNull().default(1),
    /** The edition that the person began, and keeps. */
    editionId: integer().notNull(),
    state: text().$type<ProgressState>().notNull(),
    percent: integer().notNull().default(0),
    mark: integer(),
    seconds: integer().notNull().default(0),
    startedAt: at().notNull(),
    /** NOTE: in no index, as each save writes it, and what one person has is few. */
    lastAt: at().notNull(),
    completedAt: at(),
    /** Why and when a later period was opened; until it is begun its state is NOT_STARTED. */
    openedBy: text({ enum: periodReasons }),
    openedAt: at(),
    /** The day by which a later period is to be passed, where the person lives. */
    dueOn: date(),
  },
  (table) => [
    unique('container_logs_company').on(table.companyId, table.id),
    unique('container_logs_period').on(table.companyId, table.userId, table.containerId, table.period),
    index('container_logs_learners').on(table.companyId, table.containerId, table.userId),
    index('container_logs_opened')
      .on(table.companyId, table.openedBy)
      .where(sql`${table.state} = 'NOT_STARTED'`),
    companyKey('container_logs_user_fk', [table.companyId, table.userId], users),
    foreignKey({
      name: 'container_logs_edition_fk',
      columns: [table.companyId, table.containerId, table.editionId],
      foreignColumns: [editions.companyId, editions.containerId, editions.id],
    }),
  ],
)

/** One attempt at one place of a container. */
export const componentLogs = pgTable(
  'component_logs',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    containerLogId: integer().notNull(),
    childId: integer().notNull(),
    attempt: integer().notNull().default(1),
    state: text().$type<ProgressState>().notNull(),
    /** What completed it: the rule that was met. */
    doneBy: text(),
    mark: integer(),
    seconds: integer().notNull().default(0),
    location: text().notNull().default(''),
    startedAt: at().notNull(),
    lastAt: at().notNull(),
    completedAt: at(),
  },
  (table) => [
    unique('component_logs_company').on(table.companyId, table.id),
    unique('component_logs_attempt').on(table.companyId, table.containerLogId, table.childId, table.attempt),
    index('component_logs_user').on(table.companyId, table.userId),
    index('component_logs_child').on(table.companyId, table.childId),
    companyKey('component_logs_container_log_fk', [table.companyId, table.containerLogId], containerLogs),
    companyKey('component_logs_child_fk', [table.companyId, table.childId], containerChildren),
  ],
)

/** What somebody has open: one thing at a time. */
export const launches = pgTable(
  'launches',
  {
    companyId: companyId(),
    userId: integer().notNull(),
    componentLogId: integer().notNull(),
    /** Told to the window that opened it; a later launch has another. */
    token: text().notNull(),
    /** Up to when its time is counted. */
    countedUntil: at().notNull(),
  },
  (table) => [
    primaryKey({ name: 'launches_pk', columns: [table.companyId, table.userId] }),
    companyKey('launches_user_fk', [table.companyId, table.userId], users),
    companyKey('launches_log_fk', [table.companyId, table.componentLogId], componentLogs),
  ],
)

/** Films that did not play for somebody, each once, with why and when that was said last. */
export const unplayedFilms = pgTable(
  'unplayed_films',
  {
    companyId: companyId(),
    fileId: integer().notNull(),
    userId: integer().notNull(),
    reason: text().$type<UnplayedReason>().notNull(),
    saidAt: at().notNull(),
    /** Since when the film counts as seen for whom it does not play. */
    countedAt: at(),
  },
  (table) => [
    primaryKey({ name: 'unplayed_films_pk', columns: [table.companyId, table.fileId, table.userId] }),
    index('unplayed_films_user').on(table.companyId, table.userId),
    companyKey('unplayed_films_file_fk', [table.companyId, table.fileId], {
      companyId: componentFiles.companyId,
      id: componentFiles.fileId,
    }).onDelete('cascade'),
    companyKey('unplayed_films_user_fk', [table.companyId, table.userId], users),
  ],
)
