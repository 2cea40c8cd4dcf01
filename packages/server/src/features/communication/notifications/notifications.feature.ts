import type { Feature } from '../../../feature.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { notificationListeners } from './notifications.events.ts'
import { notificationData } from './notifications.personal.queries.ts'
import { notificationLetter, digestLetter } from './notifications.letters.ts'
import { sendDigests } from './tell-by-letter.ts'
import { ageingNotifications } from './notifications.ts'

export const notificationsFeature: Feature = {
  routes: [notificationRoutes],
  listeners: notificationListeners,
  jobs: [{ name: 'digests.send', cron: '*/15 * * * *', work: (kit) => sendDigests(kit) }],
  letters: [notificationLetter, digestLetter],
  personalData: [notificationData],
  ageing: { notifications: ageingNotifications },
}
