import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { escapeHtml } from '../../mail/render.ts'
import { findMail, type MailRow } from './mails.queries.ts'
import { findSuppressed, type SuppressedRow } from './suppressed.queries.ts'

export const may = {
  resend: ({ permissions }: Actor) =>
    permissions.has('mail.readOutbox') && permissions.has('communications.administer'),
}

/**
 * The only way to one letter. Its link signs in whoever opens it, so it is shown only to somebody who may do
 * all that its recipient may, and never to a program.
 */
export async function accessMail(db: Db, actor: Actor, id: number): Promise<MailRow> {
  const found = await findMail(db, actor, id)
  if (!found) throw fail('mail_not_found')
  const { permissions, actionUrl, ...mail } = found
  const mayOpenLink =
    !actor.apiToken && (permissions ?? []).every((permission) => actor.permissions.has(permission))
  if (!actionUrl || mayOpenLink) return mail
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
