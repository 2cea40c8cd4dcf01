import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, id } from '../../../db/query/columns.ts'
import { evaluationAttempts, questionScores } from '../attempts/attempts.tables.ts'
import { users } from '../../people/people/people.tables.ts'

/** What a facilitator finds worth a second look; its learner never reads it. */
export const attemptFlags = pgTable(
  'attempt_flags',
  {
    id: id(),
    companyId: companyId(),
    attemptId: integer().notNull(),
    /** The answer that is meant; without one it is the whole. */
    questionScoreId: integer(),
    note: text().notNull(),
    flaggedBy: integer().notNull(),
    flaggedAt: at().notNull(),
    settledBy: integer(),
    settledAt: at(),
  },
  (table) => [
    unique('attempt_flags_company').on(table.companyId, table.id),
    index('attempt_flags_attempt').on(table.companyId, table.attemptId),
    index('attempt_flags_open')
      .on(table.companyId, table.flaggedAt)
      .where(sql`settled_at is null`),
    index('attempt_flags_by').on(table.companyId, table.flaggedBy),
    companyKey('attempt_flags_attempt_fk', [table.companyId, table.attemptId], evaluationAttempts),
    companyKey('attempt_flags_score_fk', [table.companyId, table.questionScoreId], questionScores),
    companyKey('attempt_flags_by_fk', [table.companyId, table.flaggedBy], users),
    companyKey('attempt_flags_settled_fk', [table.companyId, table.settledBy], users),
  ],
)
