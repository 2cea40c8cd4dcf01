import { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import type { Db } from '../../../db/engine/db.ts'
import { filled, wordsOf } from '../../../words/words.rules.ts'
import { makeNotifications } from '../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../people/permissions/permissions.ts'
import de from './webhooks.de.json' with { type: 'json' }
import en from './webhooks.en.json' with { type: 'json' }

const words = wordsOf(en, de)

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
      title: filled(words.notices.paused.title, { name }),
      body: words.notices.paused.body,
      link: `/administration/webhooks/${webhookId}`,
    })),
  )
}
