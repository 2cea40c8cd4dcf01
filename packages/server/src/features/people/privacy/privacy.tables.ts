import { index, integer, pgTable, text, unique, bigint } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { users } from '../people/people.tables.ts'

export const archiveSteps = ['waiting', 'making', 'ready', 'failed'] as const

/** Archives of somebody's own data: asked for, made by a job, handed out once. */
export const dataArchives = pgTable(
  'data_archives',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    /** Who had it made; the person, or an administrator whom they asked. */
    madeBy: integer().notNull(),
    reason: text().notNull().default(''),
    step: text({ enum: archiveSteps }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    startedAt: at(),
    /** Gone once it has been handed out or its time is over. */
    fileId: integer(),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
    readyAt: at(),
    expiresAt: at(),
    downloadedAt: at(),
  },
  (table) => [
    unique('data_archives_company').on(table.companyId, table.id),
    index('data_archives_newest').on(table.companyId, table.userId, table.id),
    index('data_archives_due').on(table.step, table.createdAt),
    companyKey('data_archives_user_fk', [table.companyId, table.userId], users),
  ],
)
