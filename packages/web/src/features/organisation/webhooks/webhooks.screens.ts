import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const webhooksScreens = {
  texts: {
    webhooks: textSource(
      () => import('./webhooks.en.json'),
      () => import('./webhooks.de.json'),
    ),
  },
  screens: [
    { name: 'webhooks', texts: ['admin', 'webhooks'], permission: 'system.administer' },
    { name: 'webhook', texts: ['admin', 'webhooks'], permission: 'system.administer' },
    { name: 'webhookDeliveries', texts: ['admin', 'webhooks'], permission: 'system.administer' },
    { name: 'webhookDelivery', texts: ['admin', 'webhooks'], permission: 'system.administer' },
  ],
} as const satisfies FeatureScreens
