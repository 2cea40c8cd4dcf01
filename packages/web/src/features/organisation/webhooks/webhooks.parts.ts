import type { PartsOf } from '../../../lib/screens.ts'
import type { webhooksScreens } from './webhooks.screens.ts'

export const webhooksParts: PartsOf<typeof webhooksScreens> = {
  webhooks: () => import('./webhooks-screen.tsx').then((file) => file.WebhooksScreen),
  webhook: () => import('./webhook-screen.tsx').then((file) => file.WebhookScreen),
  webhookDeliveries: () => import('./deliveries-screen.tsx').then((file) => file.DeliveriesScreen),
  webhookDelivery: () => import('./delivery-screen.tsx').then((file) => file.DeliveryScreen),
}
