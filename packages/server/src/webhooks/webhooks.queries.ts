import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { WebhookEventName } from '@oktant/contract/organisation/webhook-events.ts'
import { isClaimed } from '../db/query/any-of.ts'
import { type Db, rowsOf } from '../db/engine/db.ts'
import { preparedRows } from '../db/engine/prepared.ts'
import { announcements, receipts } from '../outbox/outbox.tables.ts'
import { webhookDeliveries, webhooks } from './webhooks.tables.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

type Happened = {
  companyId: number
  data: Record<string, unknown>
  happenedAt: Date
  position: number
}

/** Puts what happened into the line of each subscription that wants it; says how many those were. */
export async function enqueue(db: Db, event: WebhookEventName, happened: readonly Happened[]) {
  const events = JSON.stringify([event])
  const rows = await enqueued(db, { event, events, happened: JSON.stringify(happened) })
  return rows.length
}

const given = sql.placeholder
const enqueued = preparedRows<{ id: number }>(
  'webhooks_enqueued',
  () => sql`insert into ${webhookDeliveries} (company_id, webhook_id, message_id, event, data, happened_at, position)
    select hook.company_id, hook.id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), ${given('event')},
      happened.data, happened."happenedAt", happened.position
    from jsonb_to_recordset(${given('happened')}::jsonb)
      as happened("companyId" int, data jsonb, "happenedAt" timestamptz, position bigint)
    join ${webhooks} hook on hook.company_id = happened."companyId"
    where hook.removed_at is null and hook.events @> ${given('events')}::jsonb
    order by happened.position, hook.id
    returning id`,
)

/** A subscription whose turn has come, for this process alone until the lease ends. */
export async function claimWebhook(db: Db, now: Date, until: Date): Promise<WebhookRow | undefined> {
  const hasWork = sql`exists (select from ${webhookDeliveries} delivery
    where delivery.company_id = webhooks.company_id and delivery.webhook_id = webhooks.id
      and delivery.state = 'waiting')`
  const due = db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.state, 'active'),
        isNull(webhooks.removedAt),
        or(isNull(webhooks.nextTryAt), lte(webhooks.nextTryAt, now)),
        or(isNull(webhooks.busyUntil), lt(webhooks.busyUntil, now)),
        hasWork,
      ),
    )
    .orderBy(sql`${webhooks.nextTryAt} nulls first`, asc(webhooks.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(webhooks)
    .set({ busyUntil: until })
    .where(isClaimed(webhooks.id, due))
    .returning()
  return claimed
}

/** The first of its line. */
export async function findHead(db: Db, { companyId, id }: Pick<WebhookRow, 'companyId' | 'id'>) {
  const [head] = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.companyId, companyId),
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    )
    .orderBy(asc(webhookDeliveries.position), asc(webhookDeliveries.id))
    .limit(1)
  return head
}

/**
 * Is something still to be put into the line that happened before? NOTE: announcements are heard by several at once,
 * so a later one may be in the line first.
 */
export async function isOvertaking(
  db: Db,
  { companyId, position }: Pick<DeliveryRow, 'companyId' | 'position'>,
  names: readonly string[],
  listener: string,
) {
  const [row] = await rowsOf<{ waits: boolean }>(
    db,
    sql`select exists (select from ${announcements} earlier
      where earlier.delivered_at is null and earlier.company_id = ${companyId} and earlier.id < ${position}
        and earlier.name = any(${sql.param([...names])}::text[])
        and not exists (select from ${receipts} receipt
          where receipt.announcement_id = earlier.id and receipt.listener = ${listener})) as waits`,
  )
  return row?.waits ?? false
}

type Change<T> = Partial<T>
export async function updateDelivery(db: Db, id: number, change: Change<DeliveryRow>) {
  await db.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id))
}

/** Only while it waits still: somebody may have left it out meanwhile. */
export async function updateWaiting(db: Db, id: number, change: Change<DeliveryRow>) {
  await db
    .update(webhookDeliveries)
    .set(change)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting')))
}

export async function updateWebhook(db: Db, id: number, change: Change<WebhookRow>) {
  await db.update(webhooks).set(change).where(eq(webhooks.id, id))
}

/** Deliveries are the log of what was sent, and not a store; what a pause has held for so long goes too. */
export async function forgetDeliveriesBefore(db: Db, before: Date) {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before))
}

const stuckAfter = 5 * 60_000

/** Subscriptions that were paused by failures, or have failed for minutes; of one company or of all. */
export const listStuckWebhooks = (db: Db, companyId: number | null, now: Date) =>
  rowsOf<{ id: number; name: string; isPaused: boolean; lastError: string; waiting: number }>(
    db,
    sql`select hook.id, hook.name, hook.state = 'paused' as "isPaused", hook.last_error as "lastError",
        (select count(*)::int from ${webhookDeliveries} delivery
          where delivery.company_id = hook.company_id and delivery.webhook_id = hook.id
            and delivery.state = 'waiting') as waiting
      from ${webhooks} hook
      where hook.removed_at is null
        and (hook.paused_why <> 'byHand' or hook.failing_since < ${new Date(now.getTime() - stuckAfter).toISOString()}::timestamptz)
        and (${companyId}::integer is null or hook.company_id = ${companyId}::integer)
      order by hook.id limit 50`,
  )
