import type { MailItem, SuppressedAddress } from '@oktant/contract/mail.ts'
import type { Actor } from '../../access/actor.ts'
import type { listAttachments } from '../../mail/mail.queries.ts'
import type { Kit } from '../../kit.ts'
import { may } from './mails.access.ts'
import type { MailItemRow, MailRow } from './mails.queries.ts'
import { isResendable } from './mails.rules.ts'
import type { SuppressedRow } from './suppressed.queries.ts'

type Times = Pick<MailItemRow, 'createdAt' | 'sentAt' | 'nextTryAt' | 'state'>
const timesView = ({ createdAt, sentAt, nextTryAt, state }: Times) => ({
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  dueAt: state === 'waiting' ? (nextTryAt?.toISOString() ?? null) : null,
})

export const mailItemView = ({ createdAt, sentAt, nextTryAt, ...mail }: MailItemRow): MailItem => ({
  ...mail,
  ...timesView({ createdAt, sentAt, nextTryAt, ...mail }),
})

type Files = Awaited<ReturnType<typeof listAttachments>>
const bytesOf = (base64: string) => Buffer.byteLength(base64, 'base64')
type Needs = { actor: Actor; files: Files; letters: Kit['letters'] }

export const mailView = ({ actor, files, letters }: Needs, row: MailRow) => {
  const { createdAt, sentAt, nextTryAt, userId, personName, ...mail } = row
  return {
    ...mail,
    ...timesView(row),
    person: userId === null ? null : { id: userId, fullName: personName ?? '' },
    templateName: letters.find(({ key }) => key === mail.template)?.name[actor.language] ?? mail.template,
    attachments: files.map(({ name, type, content }) => ({ name, type, bytes: bytesOf(content) })),
    can: { resend: may.resend(actor) && isResendable(mail) },
  }
}

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
