import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { announceAll } from '../../../../outbox/announce.ts'
import { makeLink } from '../../sessions/sessions.ts'
import { sendTemplate } from '../../../../mail/templates/send-template.ts'
import { findInvited, markWelcomed } from '../bulk/bulk.queries.ts'
import { welcomeLetter } from '../users.letters.ts'

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'user.invited': { userId: number }
  }
}

const lifeOfInvitation = 7 * 24 * 3600

/** Invites people to set a password; the letters are written after the commit. */
export async function welcome(db: Db, { now }: Pick<Kit, 'now'>, actor: Actor, userIds: readonly number[]) {
  await markWelcomed(db, actor.companyId, userIds, now())
  await auditAll(
    db,
    userIds.map((objectId) => ({
      by: actor,
      kind: 'update' as const,
      object: 'user',
      objectId,
      after: { welcomed: true },
    })),
  )
  // NOTE: one announcement each, so that a letter which cannot be written holds up no other.
  const { companyId } = actor
  await announceAll(
    db,
    'user.invited',
    userIds.map((userId) => ({ userId })),
    { companyId },
  )
}

/** Invites the first administrator of a company that somebody else has opened. */
export const inviteFirst = (db: Db, companyId: number, userId: number) =>
  announceAll(db, 'user.invited', [{ userId }], { companyId })

export async function sendWelcome(db: Db, kit: Kit, userId: number) {
  const person = await findInvited(db, userId)
  if (person?.status !== 'Active') return
  const { companyId, language, emailAddress: to, firstName, login } = person
  const url = await makeLink(db, kit, {
    companyId,
    userId,
    function: 'passwordReset',
    lifeSeconds: lifeOfInvitation,
  })
  await sendTemplate(db, {
    companyId,
    userId,
    to,
    language,
    template: welcomeLetter,
    values: { firstName, login },
    url,
  })
}
