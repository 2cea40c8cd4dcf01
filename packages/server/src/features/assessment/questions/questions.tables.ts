import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { ScalePoint } from '@oktant/contract/assessment/questions/answer-sets.ts'
import type { QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { files } from '../../../files/files.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import type { VersionBody, VersionKey } from './versions/versions.rules.ts'

/** Rises with every change, so that two authors notice each other. */
const changes = () => integer().notNull().default(0)

export const questionBanks = pgTable(
  'question_banks',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    title: localText(),
    description: localText(),
    changes: changes(),
    changedAt: at().notNull().defaultNow(),
    removedAt: at(),
  },
  (table) => [unique('question_banks_company').on(table.companyId, table.id)],
)

/** The possible answers of opinion questions, from the lowest to the highest. */
export const answerSets = pgTable(
  'answer_sets',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    possibleAnswers: jsonb().$type<ScalePoint[]>().notNull(),
    changes: changes(),
    changedAt: at().notNull().defaultNow(),
    removedAt: at(),
  },
  (table) => [unique('answer_sets_company').on(table.companyId, table.id)],
)

/** A question keeps its number through all its versions; what it is found by stands here. */
export const questions = pgTable(
  'questions',
  {
    id: id(),
    companyId: companyId(),
    bankId: integer().notNull(),
    folder: text().notNull().default(''),
    tags: jsonb().$type<string[]>().notNull(),
    status: text({ enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }).notNull(),
    type: text().$type<QuestionType>().notNull(),
    fullScore: integer().notNull(),
    /** What a list calls it. */
    title: localText(),
    answerSetId: integer(),
    /** What it says now. */
    versionId: integer(),
    changes: changes(),
    changedAt: at().notNull().defaultNow(),
    removedAt: at(),
  },
  (table) => [
    unique('questions_company').on(table.companyId, table.id),
    index('questions_bank').on(table.companyId, table.bankId, table.folder),
    index('questions_answer_set').on(table.companyId, table.answerSetId),
    companyKey('questions_bank_fk', [table.companyId, table.bankId], questionBanks),
    companyKey('questions_answer_set_fk', [table.companyId, table.answerSetId], answerSets),
  ],
)

/** What a question says at one time; never changed, as attempts hold it. */
export const questionVersions = pgTable(
  'question_versions',
  {
    id: id(),
    companyId: companyId(),
    questionId: integer().notNull(),
    number: integer().notNull(),
    type: text().$type<QuestionType>().notNull(),
    fullScore: integer().notNull(),
    noOfRetries: integer(),
    numberOfDistractors: integer(),
    allowSupportingDocuments: boolean().notNull().default(false),
    difficulty: text({ enum: ['easy', 'medium', 'hard'] }).notNull(),
    pictureId: integer(),
    body: jsonb().$type<VersionBody>().notNull(),
    key: jsonb().$type<VersionKey>().notNull(),
    createdBy: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('question_versions_company').on(table.companyId, table.id),
    unique('question_versions_number').on(table.companyId, table.questionId, table.number),
    companyKey('question_versions_question_fk', [table.companyId, table.questionId], questions),
    companyKey('question_versions_picture_fk', [table.companyId, table.pictureId], files),
  ],
)
