import { Type as t, type Static } from '@sinclair/typebox'
import { webhooks } from '../kit/constants.ts'
import { Affected, endpoint, Id, idParams, listQuery, Nothing, paged } from '../http/http.ts'
import { webhookEventNames } from './webhook-events.ts'

const EventName = t.Union(webhookEventNames.map((name) => t.Literal(name)))
const When = t.Union([t.String({ format: 'date-time' }), t.Null()])
const Day = { format: 'date-time' } as const

export const webhookStates = ['active', 'paused'] as const
/** Why nothing is delivered: switched off, failed for too long, said to be gone, or its secret cannot be read. */
export const pauseReasons = ['byHand', 'failing', 'gone', 'secret'] as const
export type PauseReason = (typeof pauseReasons)[number]

export type WebhookForm = Static<typeof WebhookForm>
export const WebhookForm = t.Object({
  name: t.String({ maxLength: 100 }),
  url: t.String({ maxLength: 1000 }),
  events: t.Array(EventName, { uniqueItems: true }),
})

export type Webhook = Static<typeof Webhook>
export const Webhook = t.Object({
  id: Id,
  ...WebhookForm.properties,
  state: t.Union(webhookStates.map((name) => t.Literal(name))),
  pausedWhy: t.Union([...pauseReasons.map((name) => t.Literal(name)), t.Null()]),
  /** Events that are not delivered yet; they wait in their order, also while it is paused. */
  waiting: t.Integer(),
  /** Since when nothing gets through, and when it is tried next. */
  failingSince: When,
  nextTryAt: When,
  lastError: t.String(),
  lastDeliveredAt: When,
  /** Until then messages are signed with the secret before the last rotation, too. */
  oldSecretUntil: When,
  createdAt: t.String(Day),
})

export const deliveryStates = ['waiting', 'delivered', 'failed', 'skipped'] as const
export type DeliveryState = (typeof deliveryStates)[number]
export type WebhookDelivery = Static<typeof WebhookDelivery>
export const WebhookDelivery = t.Object({
  id: Id,
  /** What receivers know it by. */
  messageId: t.String(),
  event: t.String(),
  state: t.Union(deliveryStates.map((name) => t.Literal(name))),
  attempts: t.Integer(),
  /** What was answered last: the status, or why there was none. */
  status: t.Union([t.Integer(), t.Null()]),
  error: t.String(),
  durationMs: t.Union([t.Integer(), t.Null()]),
  happenedAt: t.String(Day),
  lastTriedAt: When,
  deliveredAt: When,
  isReplay: t.Boolean(),
})

export type WebhookDeliveryWhole = Static<typeof WebhookDeliveryWhole>
export const WebhookDeliveryWhole = t.Object({
  ...WebhookDelivery.properties,
  webhook: t.Object({ id: Id, name: t.String(), url: t.String() }),
  /** What is sent, to the letter. */
  body: t.String(),
  /** The first part of what was answered. */
  answer: t.String(),
  can: t.Object({ replay: t.Boolean(), skip: t.Boolean() }),
})

const Shown = t.Object({ webhook: Webhook, secret: t.String() })

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/admin/webhook',
  access: 'system.administer',
  summary: 'Lists the addresses that are told of events.',
  query: listQuery({ sort: ['name', 'createdAt'], filter: ['name', 'url', 'state', 'event'] }),
  reply: paged(Webhook),
})

export const readWebhook = endpoint({
  method: 'GET',
  path: '/admin/webhook/:id',
  access: 'system.administer',
  summary: 'Reads one subscription and how it fares.',
  params: idParams,
  reply: Webhook,
  errors: ['webhook_not_found'],
})

export const createWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook',
  access: 'system.administer',
  summary: 'Makes a subscription, and shows the secret of its signatures this once.',
  body: WebhookForm,
  reply: Shown,
  errors: ['webhook_invalid'],
  tokens: false,
})

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/admin/webhook/:id',
  access: 'system.administer',
  summary: 'Changes the address or the events of a subscription.',
  params: idParams,
  body: WebhookForm,
  reply: Webhook,
  errors: ['webhook_not_found', 'webhook_invalid'],
  tokens: false,
})

export const switchWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/:id/switch',
  access: 'system.administer',
  summary: 'Pauses a subscription, or lets it go on with what has waited meanwhile.',
  params: idParams,
  body: t.Object({ isActive: t.Boolean() }),
  reply: Webhook,
  errors: ['webhook_not_found'],
  tokens: false,
})

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/admin/webhook/:id/rotate',
  access: 'system.administer',
  summary: 'Makes a new secret and shows it this once; both sign until the time of the old one is over.',
  params: idParams,
  body: t.Object({ overlapHours: t.Integer({ minimum: 0, maximum: webhooks.mostOverlapHours }) }),
  reply: Shown,
  errors: ['webhook_not_found'],
  tokens: false,
})

export const affectedByWebhookRemoval = endpoint({
  method: 'GET',
  path: '/admin/webhook/:id/affected',
  access: 'system.administer',
  summary: 'Says what a subscription still has to deliver.',
  params: idParams,
  reply: Affected,
  errors: ['webhook_not_found'],
})

export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/admin/webhook/:id',
  access: 'system.administer',
  summary: 'Removes a subscription; what happens from then on is not told to it.',
  params: idParams,
  reply: Nothing,
  errors: ['webhook_not_found'],
  tokens: false,
})

export const restoreWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/:id/restore',
  access: 'system.administer',
  summary: 'Brings a removed subscription back, with what it had still to deliver.',
  params: idParams,
  reply: Webhook,
  errors: ['webhook_not_found'],
  tokens: false,
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/admin/webhook/:id/test',
  access: 'system.administer',
  summary: 'Sends a test message at once, past everything that waits.',
  params: idParams,
  reply: WebhookDelivery,
  errors: ['webhook_not_found', 'too_many_attempts'],
  limit: 'testWebhook',
  // NOTE: an address that does not answer would hold the transaction open.
  transaction: false,
  tokens: false,
})

const deliveryFilters = ['messageId', 'event', 'state', 'status', 'from', 'to'] as const

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/admin/webhook/:id/delivery',
  access: 'system.administer',
  summary: 'Lists what a subscription was told or still is to be told; days are of the reader’s time zone.',
  params: idParams,
  query: listQuery({ sort: ['happenedAt'], filter: deliveryFilters }),
  reply: paged(WebhookDelivery),
  errors: ['webhook_not_found'],
})

export const readWebhookDelivery = endpoint({
  method: 'GET',
  path: '/admin/webhook-delivery/:id',
  access: 'system.administer',
  summary: 'Reads one delivery with what was sent and what was answered.',
  params: idParams,
  reply: WebhookDeliveryWhole,
  errors: ['webhook_delivery_not_found'],
})

export const skipWebhookDelivery = endpoint({
  method: 'POST',
  path: '/admin/webhook-delivery/:id/skip',
  access: 'system.administer',
  summary: 'Leaves a delivery out that waits, so that those behind it can go on.',
  params: idParams,
  reply: WebhookDeliveryWhole,
  errors: ['webhook_delivery_not_found', 'somebody_was_quicker'],
  tokens: false,
})

export type DeliveriesChosen = Static<typeof DeliveriesChosen>
export const DeliveriesChosen = t.Union([
  t.Object({ ids: t.Array(Id, { minItems: 1, maxItems: webhooks.mostReplayed }) }),
  t.Object({ filter: t.Omit(listWebhookDeliveries.query, ['_page', '_perPage', '_sortField', '_sortDir']) }),
])

export const replayWebhookDeliveries = endpoint({
  method: 'POST',
  path: '/admin/webhook/:id/replay',
  access: 'system.administer',
  summary: 'Delivers chosen messages once more, in their old order and under their old ids.',
  params: idParams,
  body: t.Object({ chosen: DeliveriesChosen }),
  reply: t.Object({ count: t.Integer() }),
  errors: ['webhook_not_found'],
  tokens: false,
})
