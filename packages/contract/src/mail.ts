import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, paged } from './http.ts'

export const mailStates = ['waiting', 'sent', 'kept', 'failed'] as const
export const MailItem = t.Object({
  id: Id,
  to: t.String(),
  subject: t.String(),
  state: t.Union(mailStates.map((name) => t.Literal(name))),
  createdAt: t.String({ format: 'date-time' }),
  sentAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
  lastError: t.Union([t.String(), t.Null()]),
})
export type MailItem = Static<typeof MailItem>

export const listMails = endpoint({
  method: 'GET',
  path: '/admin/mail-outbox',
  access: 'mail.readOutbox',
  summary: 'Lists the mails of the company, newest first.',
  query: listQuery({ sort: ['createdAt', 'to', 'subject', 'state'], filter: ['to', 'subject', 'state'] }),
  reply: paged(MailItem),
})

export const readMail = endpoint({
  method: 'GET',
  path: '/admin/mail-outbox/:id',
  access: 'mail.readOutbox',
  summary: 'Reads one mail with its text.',
  params: idParams,
  reply: t.Intersect([MailItem, t.Object({ text: t.String(), html: t.String() })]),
  errors: ['mail_not_found'],
})
