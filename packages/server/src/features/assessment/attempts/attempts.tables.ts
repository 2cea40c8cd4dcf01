import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AttemptReturn, MarkerLevel } from '@oktant/contract/assessment/attempts/attempts.ts'
import { at, companyId, companyKey, id } from '../../../db/query/columns.ts'
import { files } from '../../../files/files.tables.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { componentLogs } from '../../learning/learn/learn.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { questionVersions } from '../questions/questions.tables.ts'

/** Which answers of a question one attempt is shown, and in which order. */
export type Drawn = { choices: number[]; lefts: number[]; rights: number[] }

/** One run through an evaluation: what was drawn for it, until when it goes, and what it came to. */
export const evaluationAttempts = pgTable(
  'evaluation_attempts',
  {
    id: id(),
    companyId: companyId(),
    /** Nobody for a visitor of an open quiz, who holds it by a secret. */
    userId: integer(),
    componentLogId: integer(),
    /** What the evaluation says in the edition that the learner takes. */
    revisionId: integer().notNull(),
    /** Told to the window that has it open; the next one has another. NOTE: in no index, as each opening writes it. */
    launch: text(),
    /** The launch of a visitor, which stays, because nothing else names their attempt. */
    visit: text(),
    /** Up to when its time is counted. */
    countedUntil: at().notNull(),
    startedAt: at().notNull(),
    /** On the server’s clock; none where it may take as long as it likes. */
    endsAt: at(),
    submittedAt: at(),
    isTimeUp: boolean().notNull().default(false),
    /** Which question was last in front of the learner. */
    position: integer().notNull().default(0),
    score: doublePrecision(),
    possible: doublePrecision(),
    /** Kept here while nobody may see it yet. */
    mark: integer(),
    /** When a held result was released. */
    releasedAt: at(),
    /** When it came back to its learner the last time, to be revised. */
    returnedAt: at(),
    /** What whoever marked or returned it says, and the level they give. */
    comment: text().notNull().default(''),
    level: text().$type<MarkerLevel>(),
  },
  (table) => [
    unique('evaluation_attempts_company').on(table.companyId, table.id),
    uniqueIndex('evaluation_attempts_visit')
      .on(table.visit)
      .where(sql`visit is not null`),
    unique('evaluation_attempts_log').on(table.companyId, table.componentLogId),
    index('evaluation_attempts_user').on(table.companyId, table.userId),
    index('evaluation_attempts_revision').on(table.companyId, table.revisionId),
    index('evaluation_attempts_waiting')
      .on(table.companyId, table.submittedAt)
      .where(sql`mark is null and possible is not null and submitted_at is not null and user_id is not null`),
    index('evaluation_attempts_returned')
      .on(table.companyId, table.userId)
      .where(sql`returned_at is not null and submitted_at is null`),
    index('evaluation_attempts_ends')
      .on(table.endsAt)
      .where(sql`submitted_at is null and ends_at is not null`),
    // NOTE: whose it is says its record, whose course is theirs; so no key of its own.
    check('evaluation_attempts_whose', sql`${table.userId} is null or ${table.componentLogId} is not null`),
    companyKey('evaluation_attempts_log_fk', [table.companyId, table.componentLogId], componentLogs),
    companyKey('evaluation_attempts_revision_fk', [table.companyId, table.revisionId], componentRevisions),
  ],
)

/** An attempt as it stood when it came back to be revised; what is revised begins as a copy of it. */
export const attemptReturns = pgTable(
  'attempt_returns',
  {
    companyId: companyId(),
    attemptId: integer().notNull(),
    number: integer().notNull(),
    returnedBy: integer().notNull(),
    returnedAt: at().notNull(),
    submittedAt: at().notNull(),
    comment: text().notNull(),
    answers: jsonb().$type<AttemptReturn['answers']>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'attempt_returns_pk', columns: [table.companyId, table.attemptId, table.number] }),
    index('attempt_returns_by').on(table.companyId, table.returnedBy),
    companyKey('attempt_returns_attempt_fk', [table.companyId, table.attemptId], evaluationAttempts),
    companyKey('attempt_returns_by_fk', [table.companyId, table.returnedBy], users),
  ],
)

/** More time for one person, in one evaluation or, without one, in all. */
export const extraTimes = pgTable(
  'extra_times',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    evaluationId: integer(),
    percent: integer().notNull(),
    minutes: integer().notNull(),
    givenBy: integer().notNull(),
    givenAt: at().notNull(),
  },
  (table) => [
    unique('extra_times_company').on(table.companyId, table.id),
    unique('extra_times_once').on(table.companyId, table.userId, table.evaluationId).nullsNotDistinct(),
    index('extra_times_evaluation').on(table.companyId, table.evaluationId),
    index('extra_times_by').on(table.companyId, table.givenBy),
    companyKey('extra_times_user_fk', [table.companyId, table.userId], users),
    companyKey('extra_times_evaluation_fk', [table.companyId, table.evaluationId], components),
    companyKey('extra_times_by_fk', [table.companyId, table.givenBy], users),
  ],
)

/** One question of an attempt, in the version it was given, with the answer and what that is worth. */
export const questionScores = pgTable(
  'question_scores',
  {
    id: id(),
    companyId: companyId(),
    attemptId: integer().notNull(),
    position: integer().notNull(),
    versionId: integer().notNull(),
    /** The version whose key it is marked by, where that is a later one. */
    markedVersionId: integer(),
    mandatory: boolean().notNull(),
    fullScore: integer().notNull(),
    /** How often it may be submitted. */
    most: integer().notNull(),
    drawn: jsonb().$type<Drawn>().notNull(),
    answer: text().notNull().default(''),
    ftAnswer: text().notNull().default(''),
    /** The number of the last change that was kept; an older one never overwrites it. */
    sequence: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    /** Null while nobody has said. */
    isRight: boolean(),
    score: doublePrecision(),
    /** What whoever marked it says to it. */
    comment: text().notNull().default(''),
    documentId: integer(),
    /** For how long it was in front of its learner; null where nobody can tell, as on one page with others. */
    seconds: integer(),
    /** Who gave other points in the place of these, when and why; what they were before. */
    overriddenBy: integer(),
    overriddenAt: at(),
    overrideReason: text().notNull().default(''),
    scoreBefore: doublePrecision(),
    isRightBefore: boolean(),
  },
  (table) => [
    unique('question_scores_company').on(table.companyId, table.id),
    unique('question_scores_place').on(table.companyId, table.attemptId, table.position),
    index('question_scores_version').on(table.companyId, table.versionId),
    companyKey('question_scores_attempt_fk', [table.companyId, table.attemptId], evaluationAttempts),
    companyKey('question_scores_version_fk', [table.companyId, table.versionId], questionVersions),
    companyKey(
      'question_scores_marked_version_fk',
      [table.companyId, table.markedVersionId],
      questionVersions,
    ),
    companyKey('question_scores_overridden_fk', [table.companyId, table.overriddenBy], users),
    companyKey('question_scores_document_fk', [table.companyId, table.documentId], files),
  ],
)
