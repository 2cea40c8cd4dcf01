import type { LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { LinkFunction } from '@oktant/contract/people/sessions.ts'
import { type Channel } from '@oktant/contract/communication/notification-type.ts'
import { type NotificationTypeName, typeOf } from '@oktant/contract/communication/notification-types.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { say } from '../../../live/live.ts'
import type { Template } from '../../../mail/templates/template.ts'
import { announce } from '../../../outbox/announce.ts'
import {
  afterQuiet,
  decide,
  type Decision,
  listReaders,
} from '../notification-settings/notification-settings.ts'
import { shownView } from './notifications.view.ts'
import { wakeDevices } from '../push-devices/push-devices.ts'
import { accessNotification } from './notifications.access.ts'
import {
  countUnread,
  countUnreadBySource,
  insertNotifications,
  type NewsRow,
  type NotificationRow,
  removeNotification,
  removeUnreadBySource,
  removeUnreadOfMany,
  updateAllRead,
  updateRead,
} from './notifications.queries.ts'

export { ageingNotifications, newsOf, type NewsRow } from './notifications.queries.ts'

/** What is told by letter, as the listener hears it. */
export type ToldByLetter = Omit<ToldNotification, 'letter'> & {
  words: { template: string; values: Readonly<Record<string, string>> } | null
  isOn: boolean
  /** Whose word it is where it is not on. NOTE: missing in what was announced by an older version. */
  noBy?: 'settings' | 'company'
  /** The person may end letters of this kind. */
  isOptional: boolean
}

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'notification.sent': {
      type: string
      notifications: { notificationId: number; userId: number }[]
    }
    'notifications.told': { letters: ToldByLetter[] }
    'notification.read': {
      companyId: number
      userId: number
      /** Its title, where it was one. */
      name: LocalText | null
      link: string | null
      count: number
      at: string
    }
  }
}

const atOnce = 200

export type ToldNotification = {
  companyId: number
  userId: number
  type: NotificationTypeName
  title: LocalText
  body: LocalText
  /** A path of the application, without the hash. */
  link: string | null
  /** Where the teller wants no other channels; people's own settings count beside. */
  channels?: readonly Channel[]
  /** The letter by which it is told; without it one is made of title and words. */
  letter?: { template: Template; values: Readonly<Record<string, string>> }
  /** What the letter's button does, where it leads in by a one-time link instead of asking to sign in. */
  action?: { function: LinkFunction; targetId: number; hidesTarget?: boolean }
  /** What it came from, where all of one origin can be taken back together. */
  source?: string
  /** The name of the occasion, so that its letter goes out once. */
  onceKey?: string
  /** Nobody else may learn that they were told, neither by the log of letters nor by another program. */
  isUnlisted?: boolean
}

/** The door for every feature that has something to tell somebody; nothing where they want no notification of it. */
export async function makeNotification(db: Db, told: ToldNotification): Promise<NotificationRow | undefined> {
  const [made] = await makeNotifications(db, [told])
  return made
}

/** Tells each in the application at once, and announces the letters: by settings of the company and the person. */
export async function makeNotifications(
  db: Db,
  told: readonly ToldNotification[],
  now = new Date(),
): Promise<NotificationRow[]> {
  const made: NotificationRow[] = []
  for (let at = 0; at < told.length; at += atOnce)
    made.push(...(await makeSome(db, told.slice(at, at + atOnce), now)))
  return made
}

async function makeSome(db: Db, told: readonly ToldNotification[], now: Date) {
  const decision = await decide(db, told)
  const shown = told.filter((one) => goesBy(one, 'inApp') && decision(one, 'inApp').isOn)
  const made = shown.length ? await insertNotifications(db, shown.map(rowOf)) : []
  await tellSent(
    db,
    made.filter((_, index) => !shown[index]?.isUnlisted),
  )
  if (made.length) await say(db, [...new Set(made.map(({ userId }) => userId))], 'notifications')
  await wakeFor(
    db,
    told.filter((one) => goesBy(one, 'push') && decision(one, 'push').isOn),
    decision,
    now,
  )
  const letters = told
    .filter((one) => goesBy(one, 'mail'))
    .flatMap((one) => letterFor(one, decision(one, 'mail')))
  if (letters.length) await announce(db, 'notifications.told', { letters })
  return made
}

/** Announces what was shown to whom, together for each company and type. */
async function tellSent(db: Db, made: readonly NotificationRow[]) {
  const kinds = new Map<string, NotificationRow[]>()
  for (const row of made) {
    const kind = `${row.companyId} ${row.type}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), row])
  }
  // NOTE: nearly always one company and one type.
  for (const rows of kinds.values()) {
    const [{ companyId, type } = { companyId: 0, type: '' }] = rows
    const notifications = rows.map(({ id, userId }) => ({ notificationId: id, userId }))
    await announce(db, 'notification.sent', { type, notifications }, { companyId })
  }
}

/** Has the devices of whoever is active show it; what is optional waits for the end of their quiet hours. */
async function wakeFor(db: Db, told: readonly ToldNotification[], decision: Decision, now: Date) {
  if (!told.length) return
  const readers = await listReaders(db, [...new Set(told.map(({ userId }) => userId))])
  const shown = told.flatMap((one) => {
    const reader = readers.get(one.userId)
    if (reader?.status !== 'Active') return []
    const { language, timezone, habits } = reader
    const isOptional = decision(one, 'push').lockedBy === null
    const due = isOptional ? afterQuiet(now, timezone, habits.quiet) : now
    const { userId, title, body, link } = one
    const words = { title: textIn(title, language), body: textIn(body, language) }
    return [{ userId, ...words, link, notBefore: due > now ? due : null }]
  })
  await wakeDevices(db, shown)
}

const goesBy = ({ channels }: ToldNotification, channel: Channel) => channels?.includes(channel) ?? true

const rowOf = ({ companyId, userId, type, title, body, link, source }: ToldNotification) => ({
  companyId,
  userId,
  type,
  category: typeOf(type).category,
  title,
  body,
  link,
  source: source ?? null,
})

/** What is to be told by letter; also what somebody has turned off, so that the log can say why nothing came. */
function letterFor(
  { letter, ...told }: ToldNotification,
  { isOn, lockedBy, noBy }: ReturnType<Decision>,
): ToldByLetter[] {
  if (!isOn && !typeOf(told.type).defaults.includes('mail')) return []
  const words = letter ? { template: letter.template.key, values: letter.values } : null
  return [{ ...told, words, isOn, noBy, isOptional: lockedBy === null }]
}

export const countUnreadOf = (db: Db, companyId: number, source: string) =>
  countUnreadBySource(db, companyId, source)

/** Takes back what nobody has read yet of one origin, and says how many. */
export async function removeUnreadOf(db: Db, companyId: number, source: string) {
  const userIds = await removeUnreadBySource(db, companyId, source)
  await say(db, [...new Set(userIds)], 'notifications')
  return userIds.length
}

/** The same for one person. */
export async function removeUnreadFor(db: Db, person: { companyId: number; userId: number }, source: string) {
  const userIds = await removeUnreadBySource(db, person.companyId, source, person.userId)
  await say(db, userIds.slice(0, 1), 'notifications')
}

/** Tells each anew: what they have not read yet of the same origin goes, rather than standing there twice. */
export async function replaceNotifications(
  db: Db,
  companyId: number,
  told: readonly (ToldNotification & { companyId: number; source: string })[],
) {
  const gone = await removeUnreadOfMany(db, companyId, told)
  await say(db, [...new Set(gone)], 'notifications')
  return makeNotifications(db, told)
}

export async function markNotificationRead(db: Db, actor: Actor, id: number, now: Date) {
  const notification = await accessNotification(db, actor, id)
  if (await updateRead(db, notification, now)) await tellRead(db, actor, { notification, count: 1, now })
  return changed(db, actor)
}

export async function markAllNotificationsRead(db: Db, actor: Actor, now: Date) {
  const count = await updateAllRead(db, actor, now)
  if (count) await tellRead(db, actor, { notification: null, count, now })
  return changed(db, actor)
}

/** NOTE: whoever was reminded of a survey has not answered it, which nobody else may learn. */
const isSilent = ({ type }: NotificationRow) => type === 'survey.reminder'

type Read = { notification: NotificationRow | null; count: number; now: Date }

async function tellRead(db: Db, { companyId, id: userId }: Actor, { notification, count, now }: Read) {
  const about = {
    name: notification && !isSilent(notification) ? notification.title : null,
    link: notification && `/notifications/${notification.id}`,
  }
  await announce(
    db,
    'notification.read',
    { companyId, userId, ...about, count, at: now.toISOString() },
    { companyId },
  )
}

export async function deleteNotification(db: Db, actor: Actor, id: number) {
  await removeNotification(db, await accessNotification(db, actor, id))
  return changed(db, actor)
}

export async function deleteAnyNotification(db: Db, actor: Actor, id: number) {
  const notification = await accessNotification(db, actor, id, 'administer')
  await removeNotification(db, notification)
  const { userId, category, title } = notification
  const before = isSilent(notification) ? { category } : { userId, category, title: title.en }
  await audit(db, { by: actor, kind: 'delete', object: 'notification', objectId: id, before })
  await say(db, [userId], 'notifications')
  return {}
}

async function changed(db: Db, actor: Actor) {
  await say(db, [actor.id], 'notifications')
  return { count: await countUnread(db, actor) }
}

/** One’s newest notifications, as the first page shows them. */
export const newsView = ({ createdAt, readAt, ...row }: NewsRow) =>
  shownView({ ...row, createdAt: new Date(createdAt), readAt: readAt === null ? null : new Date(readAt) })
