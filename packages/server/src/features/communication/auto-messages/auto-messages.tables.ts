import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Audience } from '@oktant/contract/communication/audiences.ts'
import {
  type AutoMessageValues,
  type AutoTrigger,
  cancelReasons,
  runStates,
} from '@oktant/contract/communication/auto-messages.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { TemplateTexts } from '@oktant/contract/communication/templates.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'

export type RunFacts = {
  courseId?: number
  course?: LocalText
  dueOn?: string | null
  group?: LocalText
  goal?: LocalText
  season?: LocalText
  isByName?: boolean
  givenBy?: string | null
}

export const autoMessages = pgTable(
  'auto_messages',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: text().notNull(),
    trigger: text().$type<AutoTrigger>().notNull(),
    days: integer().notNull(),
    field: integer(),
    audience: jsonb().$type<Audience>().notNull(),
    channels: jsonb().$type<AutoMessageValues['channels']>().notNull(),
    delay: jsonb().$type<AutoMessageValues['delay']>().notNull(),
    activeFrom: date(),
    activeUntil: date(),
    quiet: jsonb().$type<NonNullable<AutoMessageValues['quiet']>>(),
    texts: jsonb().$type<TemplateTexts>().notNull(),
    /** Since when it is on; what happened before is not told. */
    onSince: at(),
    /** When everybody was last looked at, for one that waits for a day. */
    lookedAt: at(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('auto_messages_company').on(table.companyId, table.id),
    index('auto_messages_on')
      .on(table.companyId, table.id)
      .where(sql`${table.onSince} is not null and ${table.removedAt} is null`),
  ],
)

/** For whom a message waits, whom it reached, and for whom it was cancelled; one row for each occasion, for ever. */
export const autoMessageRuns = pgTable(
  'auto_message_runs',
  {
    id: id(),
    companyId: companyId(),
    messageId: integer().notNull(),
    /** Who is told. */
    userId: integer().notNull(),
    /** Whom it is about. */
    subjectId: integer().notNull(),
    /** Tells one occasion of a trigger from the next. */
    occurrence: text().notNull(),
    /** What it is about beside people, such as a course. */
    facts: jsonb().$type<RunFacts>(),
    since: at().notNull(),
    dueAt: at().notNull(),
    state: text({ enum: runStates }).notNull().default('waiting'),
    reason: text({ enum: cancelReasons }),
    createdAt: createdAt(),
    doneAt: at(),
  },
  (table) => [
    uniqueIndex('auto_message_runs_once').on(
      table.companyId,
      table.messageId,
      table.subjectId,
      table.userId,
      table.occurrence,
    ),
    index('auto_message_runs_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'waiting'`),
    index('auto_message_runs_user').on(table.companyId, table.userId),
    companyKey('auto_message_runs_message_fk', [table.companyId, table.messageId], autoMessages),
    companyKey('auto_message_runs_user_fk', [table.companyId, table.userId], users),
    companyKey('auto_message_runs_subject_fk', [table.companyId, table.subjectId], users),
  ],
)
