import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id } from '../db/query/columns.ts'
import { users } from '../features/people/people/people.tables.ts'

/** A browser on a device that somebody lets us wake. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    endpoint: text().notNull(),
    /** The device's own public key and shared secret, with which only it can read what is sent. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    device: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('push_devices_company').on(table.companyId, table.id),
    uniqueIndex('push_devices_endpoint').on(table.endpoint),
    index('push_devices_user').on(table.companyId, table.userId),
    companyKey('push_devices_user_fk', [table.companyId, table.userId], users),
  ],
)

export const pushStates = ['waiting', 'sent', 'failed'] as const

/** What waits to be shown on a device; forgotten a day after it was. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    companyId: companyId(),
    deviceId: integer().notNull(),
    payload: text().notNull(),
    state: text({ enum: pushStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextTryAt: at(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_messages_device').on(table.companyId, table.deviceId),
    index('push_messages_waiting')
      .on(table.id)
      .where(sql`${table.state} = 'waiting'`),
    companyKey('push_messages_device_fk', [table.companyId, table.deviceId], pushDevices).onDelete('cascade'),
  ],
)
