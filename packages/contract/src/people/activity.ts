import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, listQuery, paged } from '../http/http.ts'

/** What people have done, as their own account tells it; a feature that has something new to tell adds a line. */
export const activityKinds = [
  'signedIn',
  'passwordChanged',
  'profileChanged',
  'photoChanged',
  'notificationRead',
  'connectionMade',
  'groupJoined',
  'testimonialWritten',
  'courseBegun',
  'courseCompleted',
  'certificateEarned',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export type ActivityItem = Static<typeof ActivityItem>
export const ActivityItem = t.Object({
  id: Id,
  kind: t.Union(activityKinds.map((kind) => t.Literal(kind))),
  /** Of what or whom it was; empty where the kind says it all. */
  name: t.String(),
  /** How many at once. */
  count: t.Integer(),
  /** A path of the application, without the hash; null where there is nothing to open. */
  link: t.Union([t.String(), t.Null()]),
  happenedAt: t.String({ format: 'date-time' }),
})

export const topActivity = endpoint({
  method: 'GET',
  path: '/client/userProfile/activity/top',
  access: 'signedIn',
  summary: 'Lists what one has done lately.',
  reply: t.Array(ActivityItem),
})

export const allActivity = endpoint({
  method: 'GET',
  path: '/client/userProfile/activity/all',
  access: 'signedIn',
  summary: 'Lists everything one has done, newest first.',
  query: listQuery({ sort: ['happenedAt'], filter: ['kind'] }),
  reply: paged(ActivityItem),
})
