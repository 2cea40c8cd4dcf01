import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
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
import { resultTimes } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { raterRelations } from '@oktant/contract/assessment/surveys/surveys.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { components } from '../../learning/components/components.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { questionVersions } from '../questions/questions.tables.ts'
import type { Drawn } from '../questions/questions.ts'

export const surveys = pgTable(
  'surveys',
  {
    id: id(),
    companyId: companyId(),
    /** The evaluation from which it was made. */
    componentId: integer().notNull(),
    categoryId: integer().notNull(),
    title: localText(),
    description: localText(),
    isAnonymous: boolean().notNull(),
    leastAnswers: integer().notNull(),
    resultsWhen: text({ enum: resultTimes }).notNull(),
    /** Whom feedback is about. */
    subjectId: integer(),
    opensOn: date().notNull(),
    closesOn: date(),
    remindDays: integer(),
    remindedOn: date(),
    /** Since when nobody can answer any more and its results are whole. */
    closedOn: date(),
    managerReads: boolean().notNull().default(false),
    /** Since when whoever it is about may read the results. */
    releasedOn: date(),
    createdBy: integer().notNull(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('surveys_company').on(table.companyId, table.id),
    unique('surveys_kind').on(table.companyId, table.id, table.isAnonymous),
    index('surveys_component').on(table.companyId, table.componentId),
    index('surveys_subject').on(table.companyId, table.subjectId),
    index('surveys_open')
      .on(table.opensOn)
      .where(sql`${table.closedOn} is null and ${table.removedAt} is null`),
    companyKey('surveys_component_fk', [table.companyId, table.componentId], components),
    companyKey('surveys_subject_fk', [table.companyId, table.subjectId], users),
    companyKey('surveys_created_by_fk', [table.companyId, table.createdBy], users),
  ],
)

/** What everybody is asked, in the versions of the moment when it was made. */
export const surveyQuestions = pgTable(
  'survey_questions',
  {
    companyId: companyId(),
    surveyId: integer().notNull(),
    position: integer().notNull(),
    versionId: integer().notNull(),
    mandatory: boolean().notNull(),
    drawn: jsonb().$type<Drawn>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'survey_questions_pk', columns: [table.companyId, table.surveyId, table.position] }),
    index('survey_questions_version').on(table.companyId, table.versionId),
    companyKey('survey_questions_survey_fk', [table.companyId, table.surveyId], surveys),
    companyKey('survey_questions_version_fk', [table.companyId, table.versionId], questionVersions),
  ],
)

/** Who was invited: a person of the company, or somebody with an address alone. It says that they answered, never when. */
export const surveyInvitations = pgTable(
  'survey_invitations',
  {
    id: id(),
    companyId: companyId(),
    surveyId: integer().notNull(),
    userId: integer(),
    name: text(),
    address: text(),
    language: text({ enum: ['en', 'de'] }),
    relation: text({ enum: raterRelations }),
    /** Of the one-time link of whoever has no account. */
    tokenHash: text(),
    isTold: boolean().notNull().default(false),
    reminders: integer().notNull().default(0),
    isWithdrawn: boolean().notNull().default(false),
    /** How often it was made anew after it had been withdrawn. */
    round: integer().notNull().default(0),
    hasAnswered: boolean().notNull().default(false),
  },
  (table) => [
    unique('survey_invitations_company').on(table.companyId, table.id),
    uniqueIndex('survey_invitations_user').on(table.companyId, table.surveyId, table.userId),
    uniqueIndex('survey_invitations_address').on(
      table.companyId,
      table.surveyId,
      sql`lower(${table.address})`,
    ),
    uniqueIndex('survey_invitations_token').on(table.tokenHash),
    index('survey_invitations_untold')
      .on(table.companyId, table.id)
      .where(sql`not ${table.isTold}`),
    index('survey_invitations_person').on(table.companyId, table.userId),
    companyKey('survey_invitations_survey_fk', [table.companyId, table.surveyId], surveys),
    companyKey('survey_invitations_user_fk', [table.companyId, table.userId], users),
    check('survey_invitations_whose', sql`(${table.userId} is null) <> (${table.address} is null)`),
  ],
)

/**
 * What somebody answered. NOTE: an anonymous one has a random number, no invitation and no day of its own, and the
 * database refuses it otherwise: `shown_on` is the day of a whole lot of answers.
 */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: companyId(),
    surveyId: integer().notNull(),
    isAnonymous: boolean().notNull(),
    invitationId: integer(),
    answeredOn: date(),
    relation: text({ enum: raterRelations }),
    /** Since when its results may be seen. */
    shownOn: date(),
    /** By the number of the question’s version. */
    answers: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index('survey_answers_survey').on(table.companyId, table.surveyId, table.shownOn),
    uniqueIndex('survey_answers_invitation').on(table.companyId, table.invitationId),
    companyKey('survey_answers_survey_fk', [table.companyId, table.surveyId], surveys),
    foreignKey({
      name: 'survey_answers_kind_fk',
      columns: [table.companyId, table.surveyId, table.isAnonymous],
      foreignColumns: [surveys.companyId, surveys.id, surveys.isAnonymous],
    }),
    companyKey('survey_answers_invitation_fk', [table.companyId, table.invitationId], surveyInvitations),
    check(
      'survey_answers_nameless',
      sql`not ${table.isAnonymous} or (${table.invitationId} is null and ${table.answeredOn} is null)`,
    ),
  ],
)
