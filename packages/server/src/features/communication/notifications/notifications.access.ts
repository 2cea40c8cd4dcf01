import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findNotification, type NotificationRow } from './notifications.queries.ts'

export const may = {
  read: (actor: Actor, notification: NotificationRow) => actor.id === notification.userId,
  administer: (actor: Actor) => actor.permissions.has('notifications.administer'),
}

/** The only way to one notification; somebody else’s answers exactly like a missing one. */
export async function accessNotification(db: Db, actor: Actor, id: number, act: keyof typeof may = 'read') {
  const notification = await findNotification(db, actor.companyId, id)
  if (!notification || !may[act](actor, notification)) throw fail('notification_not_found')
  return notification
}
