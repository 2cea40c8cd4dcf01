import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { webhookStates } from '@oktant/contract/organisation/webhooks.ts'
import { containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { webhookDeliveries, webhooks } from '../../../webhooks/webhooks.tables.ts'

const columns = {
  id: webhooks.id,
  name: webhooks.name,
  url: webhooks.url,
  events: webhooks.events,
  state: webhooks.state,
  pausedWhy: webhooks.pausedWhy,
  // NOTE: in a select of one table its columns would stand here without their table’s name.
  waiting: sql<number>`(select count(*)::int from ${webhookDeliveries} delivery
    where delivery.company_id = webhooks.company_id and delivery.webhook_id = webhooks.id
      and delivery.state = 'waiting')`,
  failingSince: webhooks.failingSince,
  nextTryAt: webhooks.nextTryAt,
  lastError: webhooks.lastError,
  lastDeliveredAt: webhooks.lastDeliveredAt,
  oldSecretUntil: webhooks.oldSecretUntil,
  createdAt: webhooks.createdAt,
}

const sortColumns: Record<string, SQL> = {
  name: sql`${webhooks.name} collate "und-x-icu"`,
  createdAt: sql`${webhooks.id}`,
}

function matches({ field, value }: Page['filters'][number]) {
  if (field === 'event') return sql`${webhooks.events} @> ${JSON.stringify([value])}::jsonb`
  if (field === 'url') return containsText(webhooks.url, value)
  if (field === 'name') return containsText(webhooks.name, value)
  const state = webhookStates.find((name) => name === value)
  return state ? eq(webhooks.state, state) : sql`false`
}

export async function findWebhooks(db: Db, companyId: number, { filters, sort, limit, offset }: Page) {
  const wanted = and(eq(webhooks.companyId, companyId), isNull(webhooks.removedAt), ...filters.map(matches))
  const column = sortColumns[sort?.field ?? 'name'] ?? sql`${webhooks.id}`
  const [rows, [total]] = await Promise.all([
    db
      .select(columns)
      .from(webhooks)
      .where(wanted)
      .orderBy(sort?.descending ? desc(column) : asc(column), asc(webhooks.id))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(webhooks).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

const one = (companyId: number, id: number, removed: boolean) =>
  and(
    eq(webhooks.companyId, companyId),
    eq(webhooks.id, id),
    removed ? isNotNull(webhooks.removedAt) : isNull(webhooks.removedAt),
  )

export async function findWebhook(db: Db, companyId: number, id: number, removed: boolean) {
  const [row] = await db
    .select(columns)
    .from(webhooks)
    .where(one(companyId, id, removed))
  return row
}
export type WebhookShown = NonNullable<Awaited<ReturnType<typeof findWebhook>>>

/** With its secrets, for sending. */
export async function findWebhookWhole(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select()
    .from(webhooks)
    .where(one(companyId, id, false))
  return row
}

export async function insertWebhook(db: Db, values: typeof webhooks.$inferInsert) {
  const [made] = await db.insert(webhooks).values(values).returning({ id: webhooks.id })
  if (!made) throw new Error('no webhook was made')
  return made.id
}

export async function writeWebhook(
  db: Db,
  companyId: number,
  id: number,
  change: Partial<typeof webhooks.$inferInsert>,
) {
  await db
    .update(webhooks)
    .set(change)
    .where(and(eq(webhooks.companyId, companyId), eq(webhooks.id, id)))
}
