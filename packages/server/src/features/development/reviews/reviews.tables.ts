import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { objectiveStatuses } from '@oktant/contract/kit/statuses.ts'
import type { QuestionPart } from '@oktant/contract/development/reviews/review-shapes.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { files } from '../../../files/files.tables.ts'
import { questionVersions } from '../../assessment/questions/questions.tables.ts'
import { components } from '../../learning/components/components.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { kpas } from '../kpas/kpas.tables.ts'
import { pdrSeasons } from '../seasons/seasons.tables.ts'
import type { HistoryDeed, VersionKind } from './reviews.rules.ts'

/** One person's review of one season; its number is that of `pdrUser`. */
export const pdrs = pgTable(
  'pdrs',
  {
    id: id(),
    companyId: companyId(),
    seasonId: integer().notNull(),
    userId: integer().notNull(),
    /** Nobody where HR holds it. */
    managerId: integer(),
    /** Given to them by HR: then it does not follow the person's own manager. */
    isGiven: boolean().notNull().default(false),
    evaluationId: integer().notNull(),
    /** NOTE: taken from the numbers of component logs, so that it is none of them. */
    componentLogId: integer().notNull(),
    status: smallint().notNull().default(0),
    /** What it was before it was closed. */
    closedFrom: smallint(),
    since: at().notNull(),
    /** Of the present phase alone, where HR moved it. */
    deadline: date(),
    rejected: boolean().notNull().default(false),
    rejectedItems: jsonb().$type<string[]>().notNull().default([]),
    rejectsB: boolean().notNull().default(false),
    rejectsC: boolean().notNull().default(false),
    userComments: text().notNull().default(''),
    /** Has the person something to fill in in B, and in C? */
    hasB: boolean().notNull().default(false),
    hasC: boolean().notNull().default(false),
    meetingDay: date(),
    /** The manager's parts are complete, though not sent. */
    bDone: boolean().notNull().default(false),
    cDone: boolean().notNull().default(false),
    /** As it was last sent. */
    assessedMark: integer(),
    remindedOn: date(),
    changes: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('pdrs_company').on(table.companyId, table.id),
    unique('pdrs_one').on(table.companyId, table.seasonId, table.userId),
    companyKey('pdrs_season_fk', [table.companyId, table.seasonId], pdrSeasons),
    companyKey('pdrs_user_fk', [table.companyId, table.userId], users),
    companyKey('pdrs_manager_fk', [table.companyId, table.managerId], users),
    companyKey('pdrs_evaluation_fk', [table.companyId, table.evaluationId], components),
    index('pdrs_user').on(table.companyId, table.userId),
    index('pdrs_manager').on(table.companyId, table.managerId, table.status),
    index('pdrs_status').on(table.companyId, table.seasonId, table.status),
    index('pdrs_log').on(table.companyId, table.componentLogId),
  ],
)

/** What a review asks, as it stood when the review was made. */
export const pdrQuestions = pgTable(
  'pdr_questions',
  {
    /** NOTE: taken from the numbers of the scores of attempts, so that it is none of them. */
    id: integer().primaryKey(),
    companyId: companyId(),
    pdrId: integer().notNull(),
    position: integer().notNull(),
    versionId: integer().notNull(),
    part: text().$type<QuestionPart>().notNull(),
    mandatory: boolean().notNull(),
    documentId: integer(),
  },
  (table) => [
    index('pdr_questions_of').on(table.companyId, table.pdrId, table.position),
    companyKey('pdr_questions_pdr_fk', [table.companyId, table.pdrId], pdrs),
    companyKey('pdr_questions_version_fk', [table.companyId, table.versionId], questionVersions),
    companyKey('pdr_questions_document_fk', [table.companyId, table.documentId], files),
    index('pdr_questions_document').on(table.companyId, table.documentId),
  ],
)

/** The behavioural competencies of a review, worded as when it was made. */
export const pdrCompetencies = pgTable(
  'pdr_competencies',
  {
    id: id(),
    companyId: companyId(),
    pdrId: integer().notNull(),
    position: integer().notNull(),
    itemId: integer().notNull(),
    name: localText(),
    tip: localText(),
    itemProperties: jsonb().$type<LocalText[]>().notNull(),
  },
  (table) => [
    index('pdr_competencies_of').on(table.companyId, table.pdrId, table.position),
    companyKey('pdr_competencies_pdr_fk', [table.companyId, table.pdrId], pdrs),
  ],
)

/** What a person means to reach; set in one review, rated in the next. */
export const objectives = pgTable(
  'objectives',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    setIn: integer().notNull(),
    ratedIn: integer(),
    /** As it was handed in; until then what is typed stands in the fields of its review. */
    title: text().notNull().default(''),
    text: text().notNull().default(''),
    date: text().notNull().default(''),
    status: text().$type<(typeof objectiveStatuses)[number]>().notNull().default('NOT_STARTED'),
    weight: integer(),
    kpa: text().notNull().default(''),
    kpaId: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('objectives_company').on(table.companyId, table.id),
    index('objectives_user').on(table.companyId, table.userId),
    index('objectives_set').on(table.companyId, table.setIn),
    index('objectives_rated').on(table.companyId, table.ratedIn),
    companyKey('objectives_user_fk', [table.companyId, table.userId], users),
    companyKey('objectives_set_fk', [table.companyId, table.setIn], pdrs),
    companyKey('objectives_rated_fk', [table.companyId, table.ratedIn], pdrs),
    index('objectives_kpa').on(table.companyId, table.kpaId),
    companyKey('objectives_kpa_fk', [table.companyId, table.kpaId], kpas),
  ],
)

/** What somebody has typed in a review, whether sent or not: nobody but its owner reads it here. */
export const pdrFields = pgTable(
  'pdr_fields',
  {
    companyId: companyId(),
    pdrId: integer().notNull(),
    ownerId: integer().notNull(),
    field: text().notNull(),
    value: text().notNull(),
    sequence: integer().notNull(),
    savedAt: at().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'pdr_fields_pk',
      columns: [table.companyId, table.pdrId, table.ownerId, table.field],
    }),
    companyKey('pdr_fields_pdr_fk', [table.companyId, table.pdrId], pdrs),
    companyKey('pdr_fields_owner_fk', [table.companyId, table.ownerId], users),
  ],
)

/** What was handed in, each time as a whole and never changed: this is what the other side reads. */
export const pdrVersions = pgTable(
  'pdr_versions',
  {
    id: id(),
    companyId: companyId(),
    pdrId: integer().notNull(),
    kind: text().$type<VersionKind>().notNull(),
    authorId: integer().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    at: at().notNull(),
  },
  (table) => [
    index('pdr_versions_of').on(table.companyId, table.pdrId, table.id),
    companyKey('pdr_versions_pdr_fk', [table.companyId, table.pdrId], pdrs),
    companyKey('pdr_versions_author_fk', [table.companyId, table.authorId], users),
  ],
)

/** Every deed, never changed: replaying it gives the status. */
export const pdrHistory = pgTable(
  'pdr_history',
  {
    id: id(),
    companyId: companyId(),
    pdrId: integer().notNull(),
    deed: text().$type<HistoryDeed>().notNull(),
    fromStatus: smallint(),
    toStatus: smallint().notNull(),
    reason: text().notNull().default(''),
    /** Nobody where the clock did it. */
    actorId: integer(),
    /** In whose place they did it. */
    forId: integer(),
    at: at().notNull(),
  },
  (table) => [
    index('pdr_history_of').on(table.companyId, table.pdrId, table.id),
    companyKey('pdr_history_pdr_fk', [table.companyId, table.pdrId], pdrs),
    companyKey('pdr_history_actor_fk', [table.companyId, table.actorId], users),
  ],
)

/** A dated fact beside an objective, a competency or a question. */
export const pdrEvidence = pgTable(
  'pdr_evidence',
  {
    id: id(),
    companyId: companyId(),
    pdrId: integer().notNull(),
    target: text().notNull(),
    kind: text().notNull(),
    sourceId: integer().notNull(),
    title: localText(),
    day: date().notNull(),
    mark: integer(),
    addedBy: integer().notNull(),
  },
  (table) => [
    unique('pdr_evidence_one').on(
      table.companyId,
      table.pdrId,
      table.target,
      table.kind,
      table.sourceId,
      table.addedBy,
    ),
    companyKey('pdr_evidence_pdr_fk', [table.companyId, table.pdrId], pdrs),
    companyKey('pdr_evidence_added_fk', [table.companyId, table.addedBy], users),
  ],
)

/** When somebody last read a review, and until when HR's reason to read it holds. */
export const pdrReadings = pgTable(
  'pdr_readings',
  {
    companyId: companyId(),
    pdrId: integer().notNull(),
    readerId: integer().notNull(),
    readAt: at(),
    reasonUntil: at(),
  },
  (table) => [
    primaryKey({ name: 'pdr_readings_pk', columns: [table.companyId, table.pdrId, table.readerId] }),
    companyKey('pdr_readings_pdr_fk', [table.companyId, table.pdrId], pdrs),
    companyKey('pdr_readings_reader_fk', [table.companyId, table.readerId], users),
  ],
)
