import type { GroupMessageValues } from '@oktant/contract/communication/group-messages.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { holdBackWaiting } from '../../../mail/mail.ts'
import { ownTemplate } from '../../../mail/templates/template.ts'
import { faultsOfTexts } from '../../../mail/templates/template.rules.ts'
import { announce } from '../../../outbox/announce.ts'
import { checkAudience } from '../audiences/audiences.ts'
import { countUnreadOf, removeUnreadOf } from '../notifications/notifications.ts'
import { accessGroupMessage } from './group-messages.access.ts'
import { countReaders, holdMessage, insertMessage, updateMessage } from './group-messages.queries.ts'
import { faultsOfMessage, sourceOf } from './group-messages.rules.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'groupMessage.written': { companyId: number }
  }
}

type Doer = { companyId: number; id: number; onBehalfOf?: number | null }

export async function countGroupMessage(
  db: Db,
  { companyId }: Doer,
  audience: GroupMessageValues['audience'],
) {
  await checkAudience(db, companyId, audience)
  return { count: await countReaders(db, companyId, audience) }
}

export async function sendGroupMessage(db: Db, actor: Doer, values: GroupMessageValues, now: Date) {
  const errors = [...faultsOfMessage(values), ...faultsOfTexts(values.texts, ownTemplate.placeholders, false)]
  if (errors.length) throw fail('group_message_invalid', { errors })
  const { companyId, id: userId } = actor
  await checkAudience(db, companyId, values.audience)
  const sendAt = values.sendAt ? new Date(values.sendAt) : now
  const { id } = await insertMessage(db, { ...values, companyId, userId, sendAt })
  const after = { ...values, sendAt: sendAt.toISOString() }
  await audit(db, { by: actor, kind: 'create', object: 'groupMessage', objectId: id, after })
  if (sendAt <= now) await announce(db, 'groupMessage.written', { companyId })
  return accessGroupMessage(db, actor, id)
}

/** What withdrawing it would take away. */
export async function affectedByWithdrawal(db: Db, actor: Doer, id: number): Promise<Affected> {
  const { message } = await accessGroupMessage(db, actor, id)
  const count = await countUnreadOf(db, actor.companyId, sourceOf(message))
  return [{ what: 'notifications', count, examples: [] }]
}

/** Takes a message back; who has read it keeps it, and letters that have left cannot be called back. */
export async function withdrawGroupMessage(db: Db, actor: Doer, id: number, now: Date) {
  const held = await holdMessage(db, actor.companyId, id)
  if (!held) throw fail('group_message_not_found')
  if (held.withdrawnAt) throw fail('group_message_withdrawn')
  await updateMessage(db, held, { withdrawnAt: now })
  const removed = await removeUnreadOf(db, actor.companyId, sourceOf(held))
  await holdBackWaiting(db, actor.companyId, sourceOf(held))
  const after = { withdrawnAt: now.toISOString(), removed }
  await audit(db, { by: actor, kind: 'update', object: 'groupMessage', objectId: id, after })
  return accessGroupMessage(db, actor, id)
}
