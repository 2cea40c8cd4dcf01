import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Nothing } from '../http/http.ts'
import { channels } from './notification-type.ts'
import { notificationTypeNames } from './notification-types.ts'

const TypeName = t.Union(notificationTypeNames.map((name) => t.Literal(name)))
const Channel = t.Union(channels.map((name) => t.Literal(name)))

/** What a company says of one type on one channel: off or on until people choose, or always. */
export const defaultRules = ['off', 'on', 'always'] as const
const Rule = t.Union(defaultRules.map((name) => t.Literal(name)))

export type NotificationDefault = Static<typeof NotificationDefault>
export const NotificationDefault = t.Object({
  type: TypeName,
  channel: Channel,
  rule: Rule,
  /** The product itself tells it always, so the company cannot change it. */
  isFixed: t.Boolean(),
})

export const readNotificationDefaults = endpoint({
  method: 'GET',
  path: '/admin/notification-setting',
  access: 'communications.administer',
  summary: 'Reads which notifications people get until they choose, and which always, by type and channel.',
  reply: t.Array(NotificationDefault),
})

export const saveNotificationDefaults = endpoint({
  method: 'PUT',
  path: '/admin/notification-setting',
  access: 'communications.administer',
  summary: 'Saves what the company says of the types and channels named; others stay as they are.',
  body: t.Array(t.Object({ type: TypeName, channel: Channel, rule: Rule }), { maxItems: 500 }),
  reply: t.Array(NotificationDefault),
})

/** Who holds a channel on: the product or the company; nobody where the person decides. */
export const locks = ['product', 'company'] as const
export type NotificationChoice = Static<typeof NotificationChoice>
export const NotificationChoice = t.Object({
  type: TypeName,
  channel: Channel,
  isOn: t.Boolean(),
  lockedBy: t.Union([...locks.map((name) => t.Literal(name)), t.Null()]),
})

const Time = t.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })
export type NotificationHabits = Static<typeof NotificationHabits>
export const NotificationHabits = t.Object({
  /** The hour, in one's own time zone, of the one letter a day; null for letters one by one. */
  digestHour: t.Union([t.Integer({ minimum: 0, maximum: 23 }), t.Null()]),
  /** From when until when no letter comes, in one's own time zone. */
  quiet: t.Union([t.Object({ from: Time, until: Time }), t.Null()]),
})

export type NotificationSettings = Static<typeof NotificationSettings>
export const NotificationSettings = t.Intersect([
  NotificationHabits,
  t.Object({ choices: t.Array(NotificationChoice) }),
])

export const readNotificationSettings = endpoint({
  method: 'GET',
  path: '/client/notification-settings',
  access: 'signedIn',
  summary: 'Reads what one is told of and how, and when not.',
  reply: NotificationSettings,
})

export const saveNotificationSettings = endpoint({
  method: 'PUT',
  path: '/client/notification-settings',
  access: 'signedIn',
  summary: 'Saves what one wants to be told of; what is always told stays on.',
  body: t.Intersect([
    NotificationHabits,
    t.Object({
      choices: t.Array(t.Object({ type: TypeName, channel: Channel, isOn: t.Boolean() }), { maxItems: 500 }),
    }),
  ]),
  reply: NotificationSettings,
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/public/unsubscribe/:token',
  access: 'public',
  summary: 'Ends letters of one kind to one person, as mail programs ask for by one click (RFC 8058).',
  params: t.Object({ token: t.String({ maxLength: 300 }) }),
  reply: Nothing,
  errors: ['link_used'],
})
