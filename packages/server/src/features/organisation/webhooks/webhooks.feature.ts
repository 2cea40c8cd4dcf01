import type { Feature } from '../../../feature.ts'
import { webhookRoutes } from './webhooks.routes.ts'
import { webhookListeners } from './webhooks.events.ts'
import { forgetOldDeliveries } from './webhooks.ts'
import { webhookWords } from './webhooks.words.ts'

const { objects } = webhookWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const webhooksFeature: Feature = {
  objects,
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
