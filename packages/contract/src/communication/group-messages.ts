import { Type as t, type Static } from '@sinclair/typebox'
import { Audience } from './audiences.ts'
import { Affected, endpoint, Id, idParams, listQuery, paged } from '../http/http.ts'
import { channels } from './notification-type.ts'
import { TemplateTexts } from './templates.ts'

const Moment = t.String({ format: 'date-time' })
export const groupMessageStates = ['scheduled', 'sending', 'sent', 'withdrawn'] as const

export type GroupMessageValues = Static<typeof GroupMessageValues>
export const GroupMessageValues = t.Object({
  audience: Audience,
  channels: t.Array(t.Union(channels.map((name) => t.Literal(name))), { uniqueItems: true }),
  texts: TemplateTexts,
  /** Null for now. */
  sendAt: t.Union([Moment, t.Null()]),
})

export type GroupMessageItem = Static<typeof GroupMessageItem>
export const GroupMessageItem = t.Object({
  id: Id,
  subject: t.Object({ en: t.String(), de: t.String() }),
  state: t.Union(groupMessageStates.map((name) => t.Literal(name))),
  sendAt: Moment,
  /** How many it went to so far. */
  recipients: t.Integer(),
  /** How many have read it in the application. */
  read: t.Integer(),
  by: t.String(),
})

export type GroupMessage = Static<typeof GroupMessage>
export const GroupMessage = t.Intersect([
  GroupMessageItem,
  t.Object({
    audience: Audience,
    channels: GroupMessageValues.properties.channels,
    texts: TemplateTexts,
    can: t.Object({ withdraw: t.Boolean() }),
  }),
])

export const countGroupMessage = endpoint({
  method: 'POST',
  path: '/admin/group-message/count',
  access: 'communications.administer',
  summary: 'Says how many people a message would go to now.',
  body: t.Object({ audience: Audience }),
  reply: t.Object({ count: t.Integer() }),
  errors: ['audience_unknown'],
  changes: false,
})

export const listGroupMessages = endpoint({
  method: 'GET',
  path: '/admin/group-message',
  access: 'communications.administer',
  summary: 'Lists the messages written to groups, newest first, with how many have read them.',
  query: listQuery({ sort: ['sendAt'], filter: ['subject', 'state'] }),
  reply: paged(GroupMessageItem),
})

export const readGroupMessage = endpoint({
  method: 'GET',
  path: '/admin/group-message/:id',
  access: 'communications.administer',
  summary: 'Reads one message written to a group.',
  params: idParams,
  reply: GroupMessage,
  errors: ['group_message_not_found'],
})

export const sendGroupMessage = endpoint({
  method: 'POST',
  path: '/admin/group-message',
  access: 'communications.administer',
  summary: 'Sends a message to everybody meant, now or later; who is meant is looked at when it is sent.',
  body: GroupMessageValues,
  reply: GroupMessage,
  errors: ['group_message_invalid', 'audience_unknown'],
})

export const affectedByWithdrawal = endpoint({
  method: 'GET',
  path: '/admin/group-message/:id/affected',
  access: 'communications.administer',
  summary: 'Says what withdrawing a message would remove.',
  params: idParams,
  reply: Affected,
  errors: ['group_message_not_found'],
})

export const withdrawGroupMessage = endpoint({
  method: 'POST',
  path: '/admin/group-message/:id/withdraw',
  access: 'communications.administer',
  summary: 'Takes a message back: nobody else gets it, and whoever has not read it never sees it.',
  params: idParams,
  reply: GroupMessage,
  errors: ['group_message_not_found', 'group_message_withdrawn'],
})
