import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryWhole,
} from '@oktant/contract/organisation/webhooks.ts'
import { bodyOf } from '../../../webhooks/courier.ts'
import type { DeliveryItem, DeliveryWhole } from './deliveries.queries.ts'
import { may } from './webhooks.access.ts'
import type { WebhookShown } from './webhooks-list.queries.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

export const webhookView = (row: WebhookShown): Webhook => ({
  ...row,
  failingSince: iso(row.failingSince),
  nextTryAt: iso(row.nextTryAt),
  lastDeliveredAt: iso(row.lastDeliveredAt),
  oldSecretUntil: iso(row.oldSecretUntil),
  createdAt: row.createdAt.toISOString(),
})

export const deliveryView = (row: DeliveryItem): WebhookDelivery => ({
  ...row,
  happenedAt: row.happenedAt.toISOString(),
  lastTriedAt: iso(row.lastTriedAt),
  deliveredAt: iso(row.deliveredAt),
})

export const deliveryWholeView = (row: DeliveryWhole): WebhookDeliveryWhole => ({
  ...deliveryView(row),
  webhook: { id: row.webhookId, name: row.webhookName, url: row.url },
  body: bodyOf(row),
  answer: row.answer,
  can: { replay: may.replay(row), skip: may.skip(row) },
})
