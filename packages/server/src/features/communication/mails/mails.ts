import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { notify } from '../../../db/engine/notify.ts'
import {
  insertMails,
  listAttachments,
  listSuppressed,
  insertAttachments,
} from '../../../mail/mail.queries.ts'
import { accessMail, may } from './mails.access.ts'
import { findMail, type MailRow } from './mails.queries.ts'
import { isResendable } from './mails.rules.ts'

/** Writes a letter once more, to the same recipient; what holds an address back holds this one back too. */
export async function resendMail(db: Db, actor: Actor, id: number): Promise<MailRow> {
  await accessMail(db, actor, id)
  if (!may.resend(actor)) throw fail('not_permitted')
  const row = await findMail(db, actor, id)
  if (!row || !isResendable(row)) throw fail('mail_not_resendable')
  const { companyId, userId, to, subject, text, html, actionUrl, template, unsubscribeUrl } = row
  const isHeld = (await listSuppressed(db, [{ companyId, to }])).size > 0
  if (isHeld) throw fail('mail_not_resendable')
  const words = { companyId, userId, to, subject, text, html, actionUrl, template, unsubscribeUrl }
  const [written = 0] = await insertMails(db, [{ ...words, resentFrom: id }])
  const files = await listAttachments(db, [id])
  await insertAttachments(
    db,
    files.map(({ name, type, content }) => ({ companyId, mailId: written, name, type, content })),
  )
  await audit(db, {
    by: actor,
    kind: 'create',
    object: 'mail',
    objectId: written,
    after: { to, subject, resentFrom: id },
  })
  await notify(db, { about: 'mail' })
  return accessMail(db, actor, written)
}
