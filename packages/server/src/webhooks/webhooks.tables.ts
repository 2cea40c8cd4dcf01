import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { WebhookEventName } from '@oktant/contract/organisation/webhook-events.ts'
import { deliveryStates, pauseReasons, webhookStates } from '@oktant/contract/organisation/webhooks.ts'
import { at, companyId, createdAt, id } from '../db/query/columns.ts'
import { companies } from '../features/organisation/companies/companies.tables.ts'

/** An address of another program that is told of events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: text().notNull(),
    url: text().notNull(),
    events: jsonb().$type<WebhookEventName[]>().notNull(),
    /** Sealed, because it signs and so must be read again. */
    secret: text().notNull(),
    /** The one before the last rotation, and how long it signs too. */
    oldSecret: text(),
    oldSecretUntil: at(),
    state: text({ enum: webhookStates }).notNull().default('active'),
    pausedWhy: text({ enum: pauseReasons }),
    /** How many tries in a row failed, since when, and when the next one is. */
    failures: integer().notNull().default(0),
    failingSince: at(),
    nextTryAt: at(),
    lastError: text().notNull().default(''),
    lastDeliveredAt: at(),
    /** One process alone delivers to it, until then at most. */
    busyUntil: at(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('webhooks_company').on(table.companyId, table.id),
    index('webhooks_active')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'active' and ${table.removedAt} is null`),
  ],
)

/** What a subscription is told, kept as its log for a while. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    companyId: companyId(),
    webhookId: integer().notNull(),
    messageId: text().notNull(),
    event: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    happenedAt: at().notNull(),
    /** Its place in the line: the number of the announcement, as those rise in the order of what happened. */
    position: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    status: integer(),
    error: text().notNull().default(''),
    answer: text().notNull().default(''),
    durationMs: integer(),
    lastTriedAt: at(),
    deliveredAt: at(),
    isReplay: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('webhook_deliveries_company').on(table.companyId, table.id),
    index('webhook_deliveries_log').on(table.companyId, table.webhookId, table.id),
    index('webhook_deliveries_waiting')
      .on(table.companyId, table.webhookId, table.position, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_old').on(table.createdAt),
    foreignKey({
      name: 'webhook_deliveries_webhook_fk',
      columns: [table.companyId, table.webhookId],
      foreignColumns: [webhooks.companyId, webhooks.id],
    }),
  ],
)
