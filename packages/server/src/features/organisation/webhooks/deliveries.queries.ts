import { daysAfter } from '@oktant/contract/kit/days.ts'
import { and, asc, count, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { deliveryStates } from '@oktant/contract/organisation/webhooks.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { webhookDeliveries as deliveries, webhooks } from '../../../webhooks/webhooks.tables.ts'

const item = {
  id: deliveries.id,
  messageId: deliveries.messageId,
  event: deliveries.event,
  state: deliveries.state,
  attempts: deliveries.attempts,
  status: deliveries.status,
  error: deliveries.error,
  durationMs: deliveries.durationMs,
  happenedAt: deliveries.happenedAt,
  lastTriedAt: deliveries.lastTriedAt,
  deliveredAt: deliveries.deliveredAt,
  isReplay: deliveries.isReplay,
}

type Reader = { companyId: number; timezone: string }
type Filters = Page['filters']

const startOf = (day: string, zone: string) => sql`(${day}::date::timestamp at time zone ${zone})`
// NOTE: by the day and not by 24 hours, as there are days of 23 and of 25.
const endOf = (day: string, zone: string) => startOf(daysAfter(day, 1), zone)

const conditions: Record<string, (value: string, zone: string) => SQL | undefined> = {
  messageId: (value) => eq(deliveries.messageId, value.trim()),
  event: (value) => eq(deliveries.event, value),
  state(value) {
    const state = deliveryStates.find((name) => name === value)
    return state ? eq(deliveries.state, state) : sql`false`
  },
  status: (value) => (/^\d{3}$/.test(value) ? eq(deliveries.status, Number(value)) : sql`false`),
  from: (day, zone) => gte(deliveries.happenedAt, startOf(day, zone)),
  to: (day, zone) => lt(deliveries.happenedAt, endOf(day, zone)),
}

const wantedOf = ({ companyId, timezone }: Reader, webhookId: number, filters: Filters) =>
  and(
    eq(deliveries.companyId, companyId),
    eq(deliveries.webhookId, webhookId),
    ...filters.map(({ field, value }) => conditions[field]?.(value, timezone)),
  )

export async function findDeliveries(
  db: Db,
  reader: Reader,
  webhookId: number,
  { filters, sort, limit, offset }: Page,
) {
  const wanted = wantedOf(reader, webhookId, filters)
  const direction = sort && !sort.descending ? asc : desc
  // NOTE: what happened in one moment was perhaps not noted in its order.
  const order = [deliveries.happenedAt, deliveries.position, deliveries.id].map((column) => direction(column))
  const [rows, [total]] = await Promise.all([
    db
      .select(item)
      .from(deliveries)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(deliveries).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}
export type DeliveryItem = Awaited<ReturnType<typeof findDeliveries>>['rows'][number]

export async function findDelivery(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select({
      ...item,
      companyId: deliveries.companyId,
      data: deliveries.data,
      answer: deliveries.answer,
      webhookId: webhooks.id,
      webhookName: webhooks.name,
      url: webhooks.url,
    })
    .from(deliveries)
    .innerJoin(
      webhooks,
      and(eq(webhooks.companyId, deliveries.companyId), eq(webhooks.id, deliveries.webhookId)),
    )
    .where(and(eq(deliveries.companyId, companyId), eq(deliveries.id, id)))
  return row
}
export type DeliveryWhole = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

export async function insertDelivery(db: Db, values: typeof deliveries.$inferInsert): Promise<DeliveryItem> {
  const [made] = await db.insert(deliveries).values(values).returning(item)
  if (!made) throw new Error('no delivery was noted')
  return made
}

/** Leaves it out while it waits; false where it was delivered just now. */
export async function skipDelivery(db: Db, companyId: number, id: number) {
  const skipped = await db
    .update(deliveries)
    .set({ state: 'skipped' })
    .where(and(eq(deliveries.companyId, companyId), eq(deliveries.id, id), eq(deliveries.state, 'waiting')))
    .returning({ id: deliveries.id })
  return skipped.length > 0
}

type Which = { ids: readonly number[] } | { filters: Filters }

/** Puts copies of what was sent at the end of the line, in their old order; says how many. */
export async function replay(db: Db, reader: Reader, webhookId: number, which: Which, most: number) {
  const chosen = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        wantedOf(reader, webhookId, 'filters' in which ? which.filters : []),
        'ids' in which ? inArray(deliveries.id, [...which.ids]) : undefined,
        ne(deliveries.state, 'waiting'),
        ne(deliveries.event, 'webhook.test'),
      ),
    )
    .orderBy(asc(deliveries.id))
    .limit(most)
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`insert into ${deliveries} (company_id, webhook_id, message_id, event, data, happened_at, position, is_replay)
      select old.company_id, old.webhook_id, old.message_id, old.event, old.data, old.happened_at,
        (select coalesce(max(line.position), 0) from ${deliveries} line
          where line.company_id = ${reader.companyId} and line.webhook_id = ${webhookId}), true
      from ${deliveries} old
      where old.company_id = ${reader.companyId} and old.id in (${chosen})
      order by old.position, old.id
      returning id`,
  )
  return rows.length
}
