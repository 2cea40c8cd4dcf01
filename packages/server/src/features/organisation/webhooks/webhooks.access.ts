import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { type DeliveryWhole, findDelivery } from './deliveries.queries.ts'
import { findWebhook, type WebhookShown } from './webhooks-list.queries.ts'

export const may = {
  /** What was sent once can be sent again; what waits still will be anyway. */
  replay: ({ state, event }: Pick<DeliveryWhole, 'state' | 'event'>) =>
    state !== 'waiting' && event !== 'webhook.test',
  skip: ({ state }: Pick<DeliveryWhole, 'state'>) => state === 'waiting',
}

/** The only way to one subscription, or with `removed` to one that was taken away. */
export async function accessWebhook(
  db: Db,
  actor: Actor,
  id: number,
  { removed = false } = {},
): Promise<WebhookShown> {
  const webhook = await findWebhook(db, actor.companyId, id, removed)
  if (!webhook) throw fail('webhook_not_found')
  return webhook
}

export async function accessDelivery(db: Db, actor: Actor, id: number): Promise<DeliveryWhole> {
  const delivery = await findDelivery(db, actor.companyId, id)
  if (!delivery) throw fail('webhook_delivery_not_found')
  return delivery
}
