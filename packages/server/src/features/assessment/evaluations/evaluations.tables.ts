import { and, eq, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import { at, companyId, companyKey } from '../../../db/query/columns.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { questionBanks, questions } from '../questions/questions.tables.ts'

/** How an evaluation is taken, for one revision of its component; it is published and kept with that. */
export const evaluationRevisions = pgTable(
  'evaluation_revisions',
  {
    companyId: companyId(),
    revisionId: integer().notNull(),
    settings: jsonb().$type<EvaluationSettings>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'evaluation_revisions_pk', columns: [table.companyId, table.revisionId] }),
    companyKey('evaluation_revisions_fk', [table.companyId, table.revisionId], componentRevisions),
  ],
)

/** When the held results of an evaluation are released, whichever revision they were taken in. */
export const evaluationReleases = pgTable(
  'evaluation_releases',
  {
    companyId: companyId(),
    evaluationId: integer().notNull(),
    releaseAt: at().notNull(),
    /** Since when nothing is left to be looked for. */
    doneAt: at(),
  },
  (table) => [
    primaryKey({ name: 'evaluation_releases_pk', columns: [table.companyId, table.evaluationId] }),
    index('evaluation_releases_due')
      .on(table.releaseAt)
      .where(sql`done_at is null`),
    companyKey('evaluation_releases_fk', [table.companyId, table.evaluationId], components),
  ],
)

/** What one revision asks, in order: a question by name, or so many drawn from a bank. */
export const evaluationItems = pgTable(
  'evaluation_items',
  {
    companyId: companyId(),
    revisionId: integer().notNull(),
    position: integer().notNull(),
    questionId: integer(),
    bankId: integer(),
    tag: text().notNull().default(''),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }),
    count: integer().notNull().default(1),
    mandatory: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ name: 'evaluation_items_pk', columns: [table.companyId, table.revisionId, table.position] }),
    index('evaluation_items_question').on(table.companyId, table.questionId),
    index('evaluation_items_bank').on(table.companyId, table.bankId),
    companyKey('evaluation_items_revision_fk', [table.companyId, table.revisionId], componentRevisions),
    companyKey('evaluation_items_question_fk', [table.companyId, table.questionId], questions),
    companyKey('evaluation_items_bank_fk', [table.companyId, table.bankId], questionBanks),
  ],
)

/** When the results of a component are released. */
export const ofRelease = and(
  eq(evaluationReleases.companyId, components.companyId),
  eq(evaluationReleases.evaluationId, components.id),
)
