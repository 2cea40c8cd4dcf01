import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { talkParts, talkSides } from '@oktant/contract/development/talks.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'

/** Talks of somebody with whoever leads them; who that is is asked each time, so that a new manager finds them. */
export const talks = pgTable(
  'talks',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    startedBy: integer().notNull(),
    topic: text().notNull(),
    talkOn: date().notNull(),
    /** Rises with every change of day or topic. */
    changes: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('talks_company').on(table.companyId, table.id),
    index('talks_user').on(table.companyId, table.userId, table.talkOn),
    companyKey('talks_user_fk', [table.companyId, table.userId], users),
    companyKey('talks_started_fk', [table.companyId, table.startedBy], users),
  ],
)

/** What was written: shared texts are the person's row, private ones the row of whoever wrote them. */
export const talkTexts = pgTable(
  'talk_texts',
  {
    companyId: companyId(),
    talkId: integer().notNull(),
    part: text({ enum: talkParts }).notNull(),
    ownerId: integer().notNull(),
    text: text().notNull(),
    /** Rises whenever it is kept, so that two windows notice each other. */
    number: integer().notNull(),
    savedBy: integer().notNull(),
    savedAt: at().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.talkId, table.part, table.ownerId] }),
    index('talk_texts_owner').on(table.companyId, table.ownerId),
    companyKey('talk_texts_talk_fk', [table.companyId, table.talkId], talks),
    companyKey('talk_texts_owner_fk', [table.companyId, table.ownerId], users),
    companyKey('talk_texts_saved_fk', [table.companyId, table.savedBy], users),
  ],
)

/** What was agreed, with a day and the side that does it; an open one goes over to a new manager. */
export const talkActions = pgTable(
  'talk_actions',
  {
    id: id(),
    companyId: companyId(),
    talkId: integer().notNull(),
    userId: integer().notNull(),
    text: text().notNull(),
    dueOn: date(),
    doer: text({ enum: talkSides }).notNull(),
    doneAt: at(),
    doneBy: integer(),
    changes: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('talk_actions_company').on(table.companyId, table.id),
    index('talk_actions_talk').on(table.companyId, table.talkId),
    index('talk_actions_open')
      .on(table.companyId, table.userId)
      .where(sql`${table.doneAt} is null`),
    companyKey('talk_actions_talk_fk', [table.companyId, table.talkId], talks),
    companyKey('talk_actions_user_fk', [table.companyId, table.userId], users),
    companyKey('talk_actions_done_fk', [table.companyId, table.doneBy], users),
  ],
)
