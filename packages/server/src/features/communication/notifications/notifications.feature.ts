import type { Feature } from '../../../feature.ts'
import { notificationRoutes } from './notifications.routes.ts'
import { notificationListeners } from './notifications.events.ts'
import { notificationData } from './notifications.personal.queries.ts'
import { notificationLetter, digestLetter } from './notifications.letters.ts'
import { sendDigests } from './tell-by-letter.ts'
import { ageingNotifications } from './notifications.ts'
import { notificationWords } from './notifications.words.ts'

const { objects } = notificationWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const notificationsFeature: Feature = {
  objects,
  routes: [notificationRoutes],
  listeners: notificationListeners,
  jobs: [{ name: 'digests.send', cron: '*/15 * * * *', work: (kit) => sendDigests(kit) }],
  letters: [notificationLetter, digestLetter],
  personalData: [notificationData],
  ageing: { notifications: ageingNotifications },
}
