import type { Input } from '@oktant/contract/http/http.ts'
import {
  affectedByWebhookRemoval,
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  readWebhook,
  readWebhookDelivery,
  removeWebhook,
  replayWebhookDeliveries,
  restoreWebhook,
  rotateWebhookSecret,
  skipWebhookDelivery,
  switchWebhook,
  testWebhook,
  updateWebhook,
  type DeliveriesChosen,
  type Webhook,
  type WebhookForm,
} from '@oktant/contract/organisation/webhooks.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const webhooks = (query: NonNullable<Input<typeof listWebhooks>['query']>) =>
  queryOptions({
    queryKey: ['webhooks', 'list', query],
    queryFn: ({ signal }) => call(listWebhooks, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const webhook = (id: number) =>
  queryOptions({
    queryKey: ['webhooks', 'one', id],
    queryFn: ({ signal }) => call(readWebhook, { params: { id } }, { signal }),
  })

export const webhookAffected = (id: number) =>
  queryOptions({
    queryKey: ['webhooks', 'affected', id],
    queryFn: ({ signal }) => call(affectedByWebhookRemoval, { params: { id } }, { signal }),
  })

type DeliveriesQuery = NonNullable<Input<typeof listWebhookDeliveries>['query']>
export const deliveries = (id: number, query: DeliveriesQuery) =>
  queryOptions({
    queryKey: ['webhooks', 'deliveries', id, query],
    queryFn: ({ signal }) => call(listWebhookDeliveries, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const delivery = (id: number) =>
  queryOptions({
    queryKey: ['webhooks', 'delivery', id],
    queryFn: ({ signal }) => call(readWebhookDelivery, { params: { id } }, { signal }),
  })

export const webhooksChanged = () =>
  Promise.all(['webhooks', 'audit', 'jobs'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

/** What the server answered is shown at once, and the rest asked again. */
function changed(now: Webhook) {
  cache.setQueryData(webhook(now.id).queryKey, now)
  return webhooksChanged()
}

export const useCreateWebhook = () =>
  useMutation({
    mutationFn: (body: WebhookForm) => call(createWebhook, { body }),
    onSuccess: ({ webhook: made }) => changed(made),
    // NOTE: the answer holds the secret, which nothing here keeps longer than it is shown.
    gcTime: 0,
  })

export const useUpdateWebhook = (id: number) =>
  useMutation({
    mutationFn: (body: WebhookForm) => call(updateWebhook, { params: { id }, body }),
    onSuccess: changed,
  })

export const useSwitchWebhook = (id: number) =>
  useMutation({
    mutationFn: (isActive: boolean) => call(switchWebhook, { params: { id }, body: { isActive } }),
    onSuccess: changed,
  })

export const useRotateSecret = (id: number) =>
  useMutation({
    mutationFn: (overlapHours: number) =>
      call(rotateWebhookSecret, { params: { id }, body: { overlapHours } }),
    onSuccess: ({ webhook: now }) => changed(now),
    gcTime: 0,
  })

export const useTestWebhook = (id: number) =>
  useMutation({ mutationFn: () => call(testWebhook, { params: { id } }), onSuccess: webhooksChanged })

export const dropWebhook = (id: number) => call(removeWebhook, { params: { id } })

export async function bringBack(id: number) {
  const restored = await call(restoreWebhook, { params: { id } })
  await changed(restored)
}

export const useReplay = (id: number) =>
  useMutation({
    mutationFn: (chosen: DeliveriesChosen) =>
      call(replayWebhookDeliveries, { params: { id }, body: { chosen } }),
    onSuccess: webhooksChanged,
  })

export const useSkipDelivery = (id: number) =>
  useMutation({ mutationFn: () => call(skipWebhookDelivery, { params: { id } }), onSuccess: webhooksChanged })
