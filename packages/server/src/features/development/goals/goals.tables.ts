import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import {
  type GoalDeed,
  goalBookings,
  type GoalOutline,
  goalProofs,
  goalTypes,
  hrMustAgree,
} from '@oktant/contract/development/goal-shapes.ts'
import type { Currency } from '@oktant/contract/kit/money.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { foldedSql } from '../../../db/query/containing.ts'
import { files } from '../../../files/files.tables.ts'
import { events } from '../../events/events/events.tables.ts'
import { containers } from '../../learning/courses/courses.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { competencyItems } from '../competency-items/competency-items.tables.ts'
import { externalTrainings } from '../external-trainings/external-trainings.tables.ts'
import { goalCategories } from '../goal-categories/goal-categories.tables.ts'

/** Training that somebody wants; its status is what its history says last. */
export const goals = pgTable(
  'goals',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    goalType: text({ enum: goalTypes }).notNull(),
    /** What it is about: one of the three, or none of a blank one. */
    containerId: integer(),
    eventId: integer(),
    trainingId: integer(),
    name: localText(),
    /** In both languages as it is searched: without accents, in small letters. */
    nameFolded: text().generatedAlwaysAs(sql.raw(foldedSql(`((name->>'en') || ' ' || (name->>'de'))`))),
    /** The competency that it is to bring. */
    competencyItemId: integer(),
    categoryId: integer(),
    status: smallint().notNull(),
    achieveBy: date(),
    outline: jsonb().$type<GoalOutline>().notNull(),
    costCents: integer(),
    currency: text().$type<Currency>().notNull().default('ZAR'),
    comments: text().notNull().default(''),
    managerComments: text().notNull().default(''),
    cancellationReason: text().notNull().default(''),
    requestedAt: at(),
    managerDecidedAt: at(),
    /** What was agreed already. */
    managerAgreed: boolean().notNull().default(false),
    hrAgreed: boolean().notNull().default(false),
    assignedBy: integer(),
    /** What the company may ask back; in force once its person has agreed. */
    clawback: boolean().notNull().default(false),
    clawbackCents: integer(),
    clawbackMonths: integer(),
    clawbackSetBy: integer(),
    clawbackSetAt: at(),
    clawbackAgreedAt: at(),
    /** What the approval has brought, at most once. */
    booking: text({ enum: goalBookings }),
    bookingId: integer(),
    bookedAt: at(),
    bookingLostAt: at(),
    achievedOn: date(),
    proof: text({ enum: goalProofs }),
    certificateId: integer(),
    declarationId: integer(),
    proofRevokedAt: at(),
    /** The day on which whoever decides was reminded last. */
    remindedOn: date(),
    /** Since when it stands where it stands. */
    since: at().notNull(),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('goals_company').on(table.companyId, table.id),
    companyKey('goals_user', [table.companyId, table.userId], users),
    companyKey('goals_container', [table.companyId, table.containerId], containers),
    companyKey('goals_event', [table.companyId, table.eventId], events),
    companyKey('goals_training', [table.companyId, table.trainingId], externalTrainings),
    companyKey('goals_category', [table.companyId, table.categoryId], goalCategories),
    companyKey('goals_competency', [table.companyId, table.competencyItemId], competencyItems),
    index('goals_of_user').on(table.companyId, table.userId, table.status),
    index('goals_searched')
      .using('gin', sql.raw('(array[company_id])'), sql.raw('name_folded gin_trgm_ops'))
      .with({ gin_pending_list_limit: 128 }),
    index('goals_status').on(table.companyId, table.status, table.since),
    index('goals_of_container').on(table.companyId, table.containerId, table.userId),
    index('goals_of_event').on(table.companyId, table.eventId, table.userId),
    index('goals_of_training').on(table.companyId, table.trainingId),
    index('goals_of_category').on(table.companyId, table.categoryId),
    index('goals_of_competency').on(table.companyId, table.competencyItemId, table.userId),
    index('goals_of_declaration').on(table.companyId, table.declarationId),
    index('goals_of_certificate').on(table.companyId, table.certificateId),
  ],
)

/** Every deed about a goal, never changed: replaying it gives the states of the goals. */
export const goalHistory = pgTable(
  'goal_history',
  {
    id: id(),
    companyId: companyId(),
    goalId: integer().notNull(),
    deed: text().$type<GoalDeed>().notNull(),
    fromStatus: smallint(),
    toStatus: smallint().notNull(),
    comment: text().notNull().default(''),
    /** Nothing where the clock or a proof did it. */
    actorId: integer(),
    /** In whose place they did it. */
    forId: integer(),
    at: at().notNull(),
  },
  (table) => [
    companyKey('goal_history_goal', [table.companyId, table.goalId], goals).onDelete('cascade'),
    index('goal_history_of').on(table.companyId, table.goalId, table.id),
  ],
)

/** Documents that show that external training was achieved. */
export const goalFiles = pgTable(
  'goal_files',
  { id: id(), companyId: companyId(), goalId: integer().notNull(), fileId: integer().notNull() },
  (table) => [
    companyKey('goal_files_goal', [table.companyId, table.goalId], goals).onDelete('cascade'),
    companyKey('goal_files_file', [table.companyId, table.fileId], files),
    index('goal_files_of').on(table.companyId, table.goalId),
    index('goal_files_file_of').on(table.companyId, table.fileId),
  ],
)

/** What a company has set; without a row the usual. */
export const goalSettings = pgTable('goal_settings', {
  companyId: integer()
    .primaryKey()
    .references(() => companies.id),
  hrMustAgree: text({ enum: hrMustAgree }).notNull(),
  hrFromCents: integer().notNull(),
  clawbackMonths: integer().notNull(),
})
