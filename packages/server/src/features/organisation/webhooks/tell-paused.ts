import { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import type { Db } from '../../../db/engine/db.ts'
import { makeNotifications } from '../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'

type Paused = { companyId: number; webhookId: number; name: string }

/** Tells those who look after programs that one of them is told nothing any more. */
export async function tellPaused(db: Db, { companyId, webhookId, name }: Paused) {
  const userIds = await listHolderIdsOf(db, companyId, notificationTypes['webhook.paused'].onlyTo)
  await makeNotifications(
    db,
    userIds.map((userId) => ({
      companyId,
      userId,
      type: 'webhook.paused' as const,
      title: { en: `The webhook “${name}” is paused`, de: `Der Webhook-Empfänger „${name}“ pausiert` },
      body: {
        en: 'It did not take its messages for too long. What happens meanwhile waits, and is delivered in order once you let it go on.',
        de: 'Er hat seine Nachrichten zu lange nicht angenommen. Was inzwischen geschieht, wartet und wird der Reihe nach zugestellt, sobald Sie ihn fortsetzen.',
      },
      link: `/administration/webhooks/${webhookId}`,
    })),
  )
}
