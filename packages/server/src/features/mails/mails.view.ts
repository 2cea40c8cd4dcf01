import type { MailItem, SuppressedAddress } from '@oktant/contract/mail.ts'
import type { Actor } from '../../access/actor.ts'
import type { listAttachments } from '../../mail/mail.queries.ts'
import { may } from './mails.access.ts'
import type { MailItemRow, MailRow } from './mails.queries.ts'
import { isResendable } from './mails.rules.ts'
import type { SuppressedRow } from './suppressed.queries.ts'

export const mailItemView = ({ createdAt, sentAt, ...mail }: MailItemRow): MailItem => ({
  ...mail,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
})

type Files = Awaited<ReturnType<typeof listAttachments>>
const bytesOf = (base64: string) => Buffer.byteLength(base64, 'base64')

export const mailView = (actor: Actor, { createdAt, sentAt, ...mail }: MailRow, files: Files) => ({
  ...mail,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  attachments: files.map(({ name, type, content }) => ({ name, type, bytes: bytesOf(content) })),
  can: { resend: may.resend(actor) && isResendable(mail) },
})

export const suppressedView = ({
  id,
  address,
  error,
  mailId,
  createdAt,
}: SuppressedRow): SuppressedAddress => ({
  id,
  address,
  error,
  mailId,
  createdAt: createdAt.toISOString(),
})
