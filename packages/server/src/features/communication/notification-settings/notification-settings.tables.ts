import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { channels } from '@oktant/contract/communication/notification-type.ts'
import { type NotificationTypeName } from '@oktant/contract/communication/notification-types.ts'
import { defaultRules } from '@oktant/contract/communication/notification-settings.ts'
import { companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../../people/people/people.tables.ts'

/** What a company says of a type on a channel, where it differs from the product. */
export const notificationDefaults = pgTable(
  'notification_defaults',
  {
    companyId: companyId().references(() => companies.id),
    type: text().$type<NotificationTypeName>().notNull(),
    channel: text({ enum: channels }).notNull(),
    rule: text({ enum: defaultRules }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.type, table.channel] })],
)

/** What a person has chosen themselves. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    companyId: companyId(),
    userId: integer().notNull(),
    type: text().$type<NotificationTypeName>().notNull(),
    channel: text({ enum: channels }).notNull(),
    isOn: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.type, table.channel] }),
    companyKey('notification_choices_user_fk', [table.companyId, table.userId], users),
  ],
)

/** When somebody wants to be told, and when not. */
export const notificationHabits = pgTable(
  'notification_habits',
  {
    companyId: companyId(),
    userId: integer().notNull(),
    digestHour: integer(),
    quietFrom: text(),
    quietUntil: text(),
    /** The day, where the person is, of the last digest. */
    digestedOn: date(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    companyKey('notification_habits_user_fk', [table.companyId, table.userId], users),
  ],
)

/** What waits for somebody's next digest. */
export const digestItems = pgTable(
  'digest_items',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    title: jsonb().$type<LocalText>().notNull(),
    /** A digest with one of these is told to nobody else, either. */
    isUnlisted: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('digest_items_user').on(table.companyId, table.userId, table.id),
    companyKey('digest_items_user_fk', [table.companyId, table.userId], users),
  ],
)
