import { boolean, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { SeasonForm, SeasonState } from '@oktant/contract/development/seasons.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { answerSets } from '../../assessment/questions/questions.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'

/** A season of reviews: who gets one, with what form, and by when each part of it is due. */
export const pdrSeasons = pgTable(
  'pdr_seasons',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    seasonStart: date().notNull(),
    seasonEnd: date().notNull(),
    phases: jsonb().$type<SeasonForm['phases']>().notNull(),
    remindDays: integer().notNull(),
    audience: jsonb().$type<SeasonForm['audience']>().notNull(),
    forms: jsonb().$type<SeasonForm['forms']>().notNull(),
    ratingAnswerSetId: integer(),
    performanceAnswerSetId: integer(),
    objectivesShare: integer().notNull(),
    competenciesShare: integer().notNull(),
    allowUserCompleteSectionB: boolean().notNull(),
    contentForUpperManagers: boolean().notNull(),
    contracts: boolean().notNull().default(false),
    calibration: boolean().notNull().default(false),
    questionManagerId: integer(),
    companyObjectives: jsonb().$type<SeasonForm['companyObjectives']>().notNull(),
    state: text().$type<SeasonState>().notNull().default('planned'),
    /** NOTE: taken from the numbers of places in courses, so that it is none of them; no catalogue has it. */
    containerChildId: integer(),
    /** Until whom its opening has come, in the order of numbers, and when it last moved. */
    cursor: integer().notNull().default(0),
    /** How many were meant when it was opened. */
    toOpen: integer().notNull().default(0),
    movedAt: at(),
    openedAt: at(),
    closedAt: at(),
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('pdr_seasons_company').on(table.companyId, table.id),
    index('pdr_seasons_state').on(table.companyId, table.state),
    index('pdr_seasons_child').on(table.companyId, table.containerChildId),
    companyKey('pdr_seasons_rating_fk', [table.companyId, table.ratingAnswerSetId], answerSets),
    companyKey('pdr_seasons_performance_fk', [table.companyId, table.performanceAnswerSetId], answerSets),
    companyKey('pdr_seasons_question_manager_fk', [table.companyId, table.questionManagerId], users),
  ],
)
