import { index, integer, jsonb, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core'
import type { MarkingDraft } from '@oktant/contract/assessment/marking.ts'
import { at, companyId, companyKey } from '../../../db/query/columns.ts'
import { evaluationAttempts } from '../attempts/attempts.tables.ts'
import { users } from '../../people/people/people.tables.ts'

/** The work of marking one attempt: who has it open, what they have said so far, and who gave the mark. */
export const markings = pgTable(
  'markings',
  {
    companyId: companyId(),
    attemptId: integer().notNull(),
    claimedBy: integer(),
    claimedUntil: at(),
    draft: jsonb().$type<MarkingDraft>(),
    savedAt: at(),
    /** Rises with every change, so that two markers notice each other. */
    changes: integer().notNull().default(0),
    markedBy: integer(),
    markedAt: at(),
  },
  (table) => [
    primaryKey({ name: 'markings_pk', columns: [table.companyId, table.attemptId] }),
    index('markings_marked').on(table.companyId, table.markedAt),
    index('markings_marked_by').on(table.companyId, table.markedBy),
    companyKey('markings_attempt_fk', [table.companyId, table.attemptId], evaluationAttempts),
    companyKey('markings_claimed_by_fk', [table.companyId, table.claimedBy], users),
    companyKey('markings_marked_by_fk', [table.companyId, table.markedBy], users),
  ],
)

/** What each of several markers gave an attempt, where its evaluation asks for a second one. */
export const markingOpinions = pgTable(
  'marking_opinions',
  {
    companyId: companyId(),
    attemptId: integer().notNull(),
    /** 1, 2, and 3 where the first two are too far apart. */
    number: integer().notNull(),
    markedBy: integer().notNull(),
    markedAt: at().notNull(),
    draft: jsonb().$type<MarkingDraft>().notNull(),
    mark: integer(),
  },
  (table) => [
    primaryKey({ name: 'marking_opinions_pk', columns: [table.companyId, table.attemptId, table.number] }),
    unique('marking_opinions_once').on(table.companyId, table.attemptId, table.markedBy),
    index('marking_opinions_by').on(table.companyId, table.markedBy),
    companyKey('marking_opinions_attempt_fk', [table.companyId, table.attemptId], evaluationAttempts),
    companyKey('marking_opinions_by_fk', [table.companyId, table.markedBy], users),
  ],
)
