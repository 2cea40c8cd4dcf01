import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, Nothing, paged } from '../http/http.ts'

export const notificationCategories = [
  'account',
  'learning',
  'events',
  'goals',
  'reviews',
  'chat',
  'system',
] as const
export const NotificationCategory = t.Union(notificationCategories.map((name) => t.Literal(name)))
export type NotificationCategory = (typeof notificationCategories)[number]

export type Notification = Static<typeof Notification>
export const Notification = t.Object({
  id: Id,
  category: NotificationCategory,
  title: t.String(),
  messageBody: t.String(),
  /** A path of the application, without the hash; null where there is nothing to open. */
  link: t.Union([t.String(), t.Null()]),
  unRead: t.Boolean(),
  show: t.Boolean(),
  createdAt: t.String({ format: 'date-time' }),
})

const Count = t.Object({ count: t.Integer() })

export const countNotifications = endpoint({
  method: 'GET',
  path: '/client/notifications/count',
  access: 'signedIn',
  summary: 'Counts one’s unread notifications.',
  reply: Count,
})

export const latestNotifications = endpoint({
  method: 'GET',
  path: '/client/notifications/latest',
  access: 'signedIn',
  summary: 'Lists one’s five newest notifications.',
  reply: t.Array(Notification),
})

export const listNotificationsByCategory = endpoint({
  method: 'GET',
  path: '/client/notifications/listByCategory',
  access: 'signedIn',
  summary: 'Lists one’s categories, each with its counts and newest notifications.',
  reply: t.Array(
    t.Object({
      category: NotificationCategory,
      total: t.Integer(),
      unread: t.Integer(),
      notifications: t.Array(Notification),
    }),
  ),
})

export const listNotifications = endpoint({
  method: 'GET',
  path: '/client/notifications',
  access: 'signedIn',
  summary: 'Lists one’s notifications, newest first.',
  query: listQuery({
    sort: ['createdAt', 'category', 'unRead'],
    filter: ['category', 'unRead', 'messageBody'],
  }),
  reply: paged(Notification),
})

export const readNotification = endpoint({
  method: 'GET',
  path: '/client/notifications/:id',
  access: 'signedIn',
  summary: 'Reads one notification; it stays unread until it is marked.',
  params: idParams,
  reply: Notification,
  errors: ['notification_not_found'],
})

export const markNotificationRead = endpoint({
  method: 'GET',
  path: '/client/notifications/:id/read',
  access: 'signedIn',
  summary: 'Marks a notification read and answers the unread count.',
  params: idParams,
  reply: Count,
  errors: ['notification_not_found'],
  changes: true,
})

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/client/notifications/read-all',
  access: 'signedIn',
  summary: 'Marks all of one’s notifications read.',
  reply: Count,
})

export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/client/notifications/:id',
  access: 'signedIn',
  summary: 'Deletes one of one’s notifications.',
  params: idParams,
  reply: Count,
  errors: ['notification_not_found'],
})

export const deleteAnyNotification = endpoint({
  method: 'DELETE',
  path: '/admin/notifications/:id',
  access: 'notifications.administer',
  summary: 'Deletes a notification of anybody in the company.',
  params: idParams,
  reply: Nothing,
  errors: ['notification_not_found'],
})
