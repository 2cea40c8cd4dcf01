import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { webhookRoutes } from './webhooks.routes.ts'
import { webhookListeners } from './webhooks.events.ts'
import { forgetOldDeliveries } from './webhooks.ts'
import de from './webhooks.de.json' with { type: 'json' }
import en from './webhooks.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

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
