import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, paged } from '../http/http.ts'

/** In which way somebody else’s record was read. */
export const viewKinds = ['form', 'profile', 'permissions', 'export', 'import', 'viewAs', 'review'] as const
export type ViewKind = (typeof viewKinds)[number]

const When = t.String({ format: 'date-time' })
const MaybeWhen = t.Union([When, t.Null()])

export type RecordView = Static<typeof RecordView>
export const RecordView = t.Object({
  /** Null where the one who looked has been taken out since. */
  viewer: t.Union([t.Object({ fullName: t.String() }), t.Null()]),
  kind: t.Union(viewKinds.map((kind) => t.Literal(kind))),
  /** The right by which they could. */
  role: LocalText,
  /** What they said it was for; empty where the way of looking says it. */
  reason: t.String(),
  /** How often within the hour. */
  count: t.Integer(),
  firstAt: When,
  lastAt: When,
})

export const listRecordViews = endpoint({
  method: 'GET',
  path: '/client/record-view',
  access: 'signedIn',
  summary: 'Lists who has looked at one’s own record, when, in which role and why.',
  query: listQuery({ sort: ['lastAt'], filter: ['kind'] }),
  reply: paged(RecordView),
})

export const archiveStates = ['waiting', 'ready', 'downloaded', 'expired', 'failed'] as const

export type DataArchive = Static<typeof DataArchive>
export const DataArchive = t.Object({
  id: Id,
  state: t.Union(archiveStates.map((state) => t.Literal(state))),
  bytes: t.Integer(),
  /** Who had it made, where it was not the person. */
  madeBy: t.Union([t.String(), t.Null()]),
  reason: t.String(),
  createdAt: When,
  readyAt: MaybeWhen,
  expiresAt: MaybeWhen,
  downloadedAt: MaybeWhen,
})

export const listDataArchives = endpoint({
  method: 'GET',
  path: '/client/data-archive',
  access: 'signedIn',
  summary: 'Lists the archives of one’s own data, the newest first.',
  reply: t.Array(DataArchive),
})

export const requestDataArchive = endpoint({
  method: 'POST',
  path: '/client/data-archive',
  access: 'signedIn',
  summary: 'Has everything that is kept about oneself put into an archive; one is told when it is ready.',
  reply: DataArchive,
  errors: ['archive_pending'],
})

export const downloadDataArchive = endpoint({
  method: 'POST',
  path: '/client/data-archive/:id/download',
  access: 'signedIn',
  summary: 'Hands out the archive of one’s own data, once and before its time is over.',
  params: idParams,
  reply: 'file',
  repeats: false,
  errors: ['archive_not_found', 'archive_over'],
})

export const requestDataArchiveFor = endpoint({
  method: 'POST',
  path: '/admin/user/:id/data-archive',
  access: 'users.administer',
  summary: 'Has the archive made for somebody who asked for it; only they themselves can download it.',
  params: idParams,
  body: t.Object({ reason: t.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
  reply: DataArchive,
  errors: ['user_not_found', 'more_permissions_needed', 'archive_pending'],
})
