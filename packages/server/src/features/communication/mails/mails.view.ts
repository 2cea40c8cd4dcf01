import type { MailItem, SuppressedAddress } from '@oktant/contract/communication/mails.ts'
import type { Actor } from '../../../access/actor.ts'
import type { listAttachments } from '../../../mail/mail.queries.ts'
import type { Kit } from '../../../kit.ts'
import { may } from './mails.access.ts'
import type { MailItemRow, MailRow } from './mails.queries.ts'
import { isResendable } from './mails.rules.ts'
import type { SuppressedRow } from './suppressed.queries.ts'

type Times = Pick<MailItemRow, 'createdAt' | 'sentAt' | 'nextTryAt' | 'state'>
/** NOTE: after the last try `nextTryAt` still stands there, and says nothing any more. */
const timed = <T extends Times>({ createdAt, sentAt, nextTryAt, ...mail }: T) => ({
  ...mail,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  dueAt: mail.state === 'waiting' ? (nextTryAt?.toISOString() ?? null) : null,
})

export const mailItemView = (row: MailItemRow): MailItem => timed(row)

type Files = Awaited<ReturnType<typeof listAttachments>>
const bytesOf = (base64: string) => Buffer.byteLength(base64, 'base64')
type Needs = { actor: Actor; files: Files; letters: Kit['letters'] }

export const mailView = ({ actor, files, letters }: Needs, row: MailRow) => {
  const { userId, personName, ...mail } = timed(row)
  return {
    ...mail,
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
