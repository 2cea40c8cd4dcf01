import type { Feature } from '../../../feature.ts'
import { webhookRoutes } from './webhooks.routes.ts'
import { webhookListeners } from './webhooks.events.ts'
import { forgetOldDeliveries } from './webhooks.ts'

export const webhooksFeature: Feature = {
  routes: [webhookRoutes],
  listeners: webhookListeners,
  jobs: [
    {
      name: 'webhooks.forget',
      cron: '52 2 * * *',
      work: ({ engine, now }) => forgetOldDeliveries(engine.db, now()),
    },
  ],
}
