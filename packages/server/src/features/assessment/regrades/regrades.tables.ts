import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import type { RegradeWord } from '@oktant/contract/assessment/regrades.ts'
import { componentLogs } from '../../learning/learn/learn.tables.ts'
import { questions, questionVersions } from '../questions/questions.tables.ts'

/** Attempts at a question that are marked anew by a corrected key, and how far that has come. */
export const regrades = pgTable(
  'regrades',
  {
    id: id(),
    companyId: companyId(),
    questionId: integer().notNull(),
    /** The version with the key that counts. */
    versionId: integer().notNull(),
    /** Whether points may fall, too. */
    lowers: boolean().notNull(),
    createdBy: integer(),
    createdAt: createdAt(),
    state: text({ enum: ['running', 'done'] })
      .notNull()
      .default('running'),
    /** The last question of an attempt that was done. */
    cursor: integer().notNull().default(0),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    passes: integer().notNull().default(0),
    fails: integer().notNull().default(0),
    /** Results of which anything is another now. */
    changed: integer().notNull().default(0),
    /** When the last was done; work that stands still is taken up again. */
    movedAt: at().notNull().defaultNow(),
    finishedAt: at(),
  },
  (table) => [
    unique('regrades_company').on(table.companyId, table.id),
    index('regrades_question').on(table.companyId, table.questionId),
    index('regrades_version').on(table.companyId, table.versionId),
    index('regrades_state').on(table.state, table.movedAt),
    companyKey('regrades_question_fk', [table.companyId, table.questionId], questions),
    companyKey('regrades_version_fk', [table.companyId, table.versionId], questionVersions),
  ],
)

/** Who was told that such work changed their result, when, and what. */
export const regradeNotices = pgTable(
  'regrade_notices',
  {
    id: id(),
    companyId: companyId(),
    regradeId: integer().notNull(),
    /** Whose attempt it is. */
    componentLogId: integer().notNull(),
    said: text().$type<RegradeWord>().notNull(),
    /** Where they were told it. */
    mark: integer(),
    toldAt: at().notNull(),
  },
  (table) => [
    unique('regrade_notices_once').on(table.companyId, table.regradeId, table.componentLogId),
    index('regrade_notices_log').on(table.companyId, table.componentLogId),
    companyKey('regrade_notices_regrade_fk', [table.companyId, table.regradeId], regrades),
    companyKey('regrade_notices_log_fk', [table.companyId, table.componentLogId], componentLogs),
  ],
)
