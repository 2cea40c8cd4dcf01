import { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import type { Db } from '../../../db/engine/db.ts'
import { filled } from '../../../words/words.rules.ts'
import { makeNotifications } from '../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'
import { webhookWords } from './webhooks.words.ts'

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
      title: filled(webhookWords.notices.paused.title, { name }),
      body: webhookWords.notices.paused.body,
      link: `/administration/webhooks/${webhookId}`,
    })),
  )
}
