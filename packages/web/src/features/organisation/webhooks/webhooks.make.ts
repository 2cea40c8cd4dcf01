import type { Webhook, WebhookDelivery } from '@oktant/contract/organisation/webhooks.ts'

/** Things for tests, whole and plausible. */
export const aHook = (values: Partial<Webhook> = {}): Webhook => ({
  id: 3,
  name: 'Lohnabrechnung',
  url: 'https://hooks.example.com/oktant',
  events: ['user.created'],
  state: 'active',
  pausedWhy: null,
  waiting: 0,
  failingSince: null,
  nextTryAt: null,
  lastError: '',
  lastDeliveredAt: null,
  oldSecretUntil: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...values,
})

export const aDelivery = (values: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 7,
  messageId: 'msg_abc',
  event: 'user.created',
  state: 'delivered',
  attempts: 1,
  status: 200,
  error: '',
  durationMs: 42,
  happenedAt: '2026-11-20T08:00:00.000Z',
  lastTriedAt: '2026-11-20T08:00:01.000Z',
  deliveredAt: '2026-11-20T08:00:01.000Z',
  isReplay: false,
  ...values,
})
