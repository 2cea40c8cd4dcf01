import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core'
import type { Audience } from '@oktant/contract/communication/audiences.ts'
import type { GroupMessageValues } from '@oktant/contract/communication/group-messages.ts'
import type { TemplateTexts } from '@oktant/contract/communication/templates.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'

/** A message that somebody writes to many, now or later. */
export const groupMessages = pgTable(
  'group_messages',
  {
    id: id(),
    companyId: companyId(),
    /** Who wrote it. */
    userId: integer().notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    channels: jsonb().$type<GroupMessageValues['channels']>().notNull(),
    texts: jsonb().$type<TemplateTexts>().notNull(),
    sendAt: at().notNull(),
    /** It has gone to everybody up to this number; the rest follows. */
    reachedUserId: integer().notNull().default(0),
    recipients: integer().notNull().default(0),
    sentAt: at(),
    withdrawnAt: at(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('group_messages_company').on(table.companyId, table.id),
    index('group_messages_newest').on(table.companyId, table.sendAt),
    index('group_messages_due')
      .on(table.sendAt)
      .where(sql`${table.sentAt} is null and ${table.withdrawnAt} is null`),
    companyKey('group_messages_user_fk', [table.companyId, table.userId], users),
  ],
)
