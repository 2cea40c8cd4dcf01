import type { LocalText } from '@oktant/contract/http.ts'
import type { NotificationCategory } from '@oktant/contract/notifications.ts'
import type { Actor } from '../../access/actor.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import type { Overdue } from '../../db/overdue.ts'
import { say } from '../../live/live.ts'
import { accessNotification } from './notifications.access.ts'
import {
  countUnread,
  insertNotifications,
  type NotificationRow,
  removeOverdue,
  removeNotification,
  updateAllRead,
  updateRead,
} from './notifications.queries.ts'

export type Told = {
  companyId: number
  userId: number
  category: NotificationCategory
  title: LocalText
  body: LocalText
  /** A path of the application, without the hash. */
  link: string | null
}

/** The door for every feature that has something to tell somebody. */
export async function makeNotification(db: Db, told: Told): Promise<NotificationRow> {
  const [made] = await makeNotifications(db, [told])
  if (!made) throw new Error('nothing was made')
  return made
}

export async function makeNotifications(db: Db, told: Told[]): Promise<NotificationRow[]> {
  if (!told.length) return []
  const made = await insertNotifications(db, told)
  await say(db, [...new Set(told.map(({ userId }) => userId))], 'notifications')
  return made
}

export async function markNotificationRead(db: Db, actor: Actor, id: number, now: Date) {
  const notification = await accessNotification(db, actor, id)
  await updateRead(db, notification, now)
  return changed(db, actor)
}

export async function markAllNotificationsRead(db: Db, actor: Actor, now: Date) {
  await updateAllRead(db, actor, now)
  return changed(db, actor)
}

export async function deleteNotification(db: Db, actor: Actor, id: number) {
  await removeNotification(db, await accessNotification(db, actor, id))
  return changed(db, actor)
}

export async function deleteAnyNotification(db: Db, actor: Actor, id: number) {
  const notification = await accessNotification(db, actor, id, 'administer')
  await removeNotification(db, notification)
  const { userId, category, title } = notification
  const before = { userId, category, title: title.en }
  await audit(db, { by: actor, kind: 'delete', object: 'notification', objectId: id, before })
  await say(db, [userId], 'notifications')
  return {}
}

/** What is older than its company keeps it, read or not. */
export const forgetNotificationsBefore = (db: Db, overdue: Overdue[]) => removeOverdue(db, overdue)

async function changed(db: Db, actor: Actor) {
  await say(db, [actor.id], 'notifications')
  return { count: await countUnread(db, actor) }
}
