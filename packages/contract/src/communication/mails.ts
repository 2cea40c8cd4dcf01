import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, Nothing, paged } from '../http/http.ts'

export const mailStates = ['waiting', 'sent', 'kept', 'failed', 'bounced', 'suppressed'] as const
export type MailState = (typeof mailStates)[number]
/**
 * Why a letter was not even tried: by the person's settings or the company's, as it goes into the daily digest, sent
 * before, not active, no address, or taken back.
 */
export const suppressionReasons = [
  'settings',
  'company',
  'digest',
  'duplicate',
  'inactive',
  'address',
  'withdrawn',
] as const
export type SuppressionReason = (typeof suppressionReasons)[number]
export const MailItem = t.Object({
  id: Id,
  to: t.String(),
  subject: t.String(),
  state: t.Union(mailStates.map((name) => t.Literal(name))),
  createdAt: t.String({ format: 'date-time' }),
  sentAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
  /** While it waits: not before this moment, for the quiet hours of its reader or the next try. */
  dueAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
  lastError: t.Union([t.String(), t.Null()]),
  reason: t.Union([...suppressionReasons.map((name) => t.Literal(name)), t.Null()]),
  /** The key of the template that it was written by, where there was one. */
  template: t.Union([t.String(), t.Null()]),
})
export type MailItem = Static<typeof MailItem>

export const listMails = endpoint({
  method: 'GET',
  path: '/admin/mail-outbox',
  access: 'mail.readOutbox',
  summary: 'Lists the mails of the company, newest first.',
  query: listQuery({
    sort: ['createdAt', 'to', 'subject', 'state'],
    filter: ['to', 'subject', 'state', 'reason', 'template'],
  }),
  reply: paged(MailItem),
})

export const readMail = endpoint({
  method: 'GET',
  path: '/admin/mail-outbox/:id',
  access: 'mail.readOutbox',
  summary: 'Reads one mail with its text.',
  params: idParams,
  reply: t.Intersect([
    MailItem,
    t.Object({
      text: t.String(),
      html: t.String(),
      attachments: t.Array(t.Object({ name: t.String(), type: t.String(), bytes: t.Integer() })),
      /** To whom it was written, where that is somebody with an account. */
      person: t.Union([t.Object({ id: Id, fullName: t.String() }), t.Null()]),
      /** What its template is called, in the reader’s language. */
      templateName: t.Union([t.String(), t.Null()]),
      /** The letter that this one repeats. */
      resentFrom: t.Union([Id, t.Null()]),
      can: t.Object({ resend: t.Boolean() }),
    }),
  ]),
  errors: ['mail_not_found'],
})

export const resendMail = endpoint({
  method: 'POST',
  path: '/admin/mail-outbox/:id/resend',
  access: 'communications.administer',
  summary: 'Writes a letter once more to the same recipient.',
  params: idParams,
  reply: MailItem,
  errors: ['mail_not_found', 'mail_not_resendable', 'not_permitted', 'too_many_attempts'],
  limit: 'testMail',
})

export type SuppressedAddress = Static<typeof SuppressedAddress>
export const SuppressedAddress = t.Object({
  id: Id,
  address: t.String(),
  /** What the mail server answered. */
  error: t.String(),
  mailId: t.Union([Id, t.Null()]),
  createdAt: t.String({ format: 'date-time' }),
})

export const listSuppressedAddresses = endpoint({
  method: 'GET',
  path: '/admin/suppressed-address',
  access: 'mail.readOutbox',
  summary: 'Lists addresses that a mail server has refused for good, newest first; nothing is sent there.',
  query: listQuery({ sort: ['createdAt', 'address'], filter: ['address'] }),
  reply: paged(SuppressedAddress),
})

export const releaseAddress = endpoint({
  method: 'DELETE',
  path: '/admin/suppressed-address/:id',
  access: 'communications.administer',
  summary: 'Lets letters go to an address again.',
  params: idParams,
  reply: Nothing,
  errors: ['address_not_found'],
})

export const suppressAddress = endpoint({
  method: 'POST',
  path: '/admin/suppressed-address/:id/restore',
  access: 'communications.administer',
  summary: 'Takes back that an address was released.',
  params: idParams,
  reply: SuppressedAddress,
  errors: ['address_not_found'],
})

/** It bounced, or its delay was noted; nothing changed where that was known, or it did arrive. */
export const bounceOutcomes = ['bounced', 'noted', 'unchanged'] as const

/** NOTE: mail servers send it as it came, as `message/rfc822`; the door hands on its bytes, one letter for each. */
export const receiveBounce = endpoint({
  method: 'POST',
  path: '/public/bounce/:door',
  access: 'public',
  summary:
    'Takes a letter that came back, as a mail server hands it on, and notes what it says of which letter.',
  params: t.Object({ door: t.String({ maxLength: 100 }) }),
  body: t.Object({ letter: t.String() }),
  reply: t.Object({ outcome: t.Union(bounceOutcomes.map((outcome) => t.Literal(outcome))) }),
  errors: ['bounce_door_not_found', 'bounce_unreadable', 'mail_not_found', 'too_many_attempts'],
  limit: 'bounce',
  // NOTE: it is read first, and may be long.
  transaction: false,
  repeats: false,
})
