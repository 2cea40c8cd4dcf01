import type { Actor } from '../../../access/actor.ts'
import { mayView } from '../../../access/view-as.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { escapeHtml } from '../../../mail/templates/render.ts'
import { type FoundMail, findMail, type MailRow } from './mails.queries.ts'
import { findSuppressed, type SuppressedRow } from './suppressed.queries.ts'

export const may = {
  resend: ({ permissions }: Actor) =>
    permissions.has('mail.readOutbox') && permissions.has('communications.administer'),
  /** Of one’s own letters, and of those to people as whom one may act; what opens no account is nobody else’s. */
  openLink: (actor: Actor, { userId, companyId, permissions }: OwnedMail) =>
    !actor.apiToken &&
    !actor.viewer &&
    userId !== null &&
    companyId === actor.companyId &&
    (userId === actor.id || mayView(actor, permissions ?? [])),
}

type OwnedMail = Pick<FoundMail, 'userId' | 'companyId' | 'permissions'>

/**
 * The only way to one letter. Its link opens an account, or stands for somebody without one, so it is shown only to
 * whoever may act as its recipient, and never to a program.
 */
export async function accessMail(db: Db, actor: Actor, id: number): Promise<MailRow> {
  const found = await findMail(db, actor, id)
  if (!found) throw fail('mail_not_found')
  const { permissions: _, actionUrl, ...mail } = found
  if (!actionUrl || may.openLink(actor, found)) return mail
  return {
    ...mail,
    text: mail.text.replaceAll(actionUrl, '…'),
    html: mail.html.replaceAll(escapeHtml(actionUrl), '…'),
  }
}

/** The only way to one address that letters do not go to, or, once it is released, back to that. */
export async function accessSuppressed(
  db: Db,
  { companyId }: Actor,
  id: number,
  { released = false } = {},
): Promise<SuppressedRow> {
  const row = await findSuppressed(db, companyId, id)
  if (!row || (row.releasedAt !== null) !== released) throw fail('address_not_found')
  return row
}
