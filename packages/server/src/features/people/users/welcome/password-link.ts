import { handedLinkHours } from '@oktant/contract/people/password-links.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { makeLink } from '../../sessions/sessions.ts'
import { accessUser } from '../users.access.ts'

const lifeSeconds = handedLinkHours * 3600

/** A link for somebody whom no letter reaches; whoever makes it can open it too, so it is written down who did. */
export async function makePasswordLink(db: Db, kit: Kit, actor: Actor, id: number) {
  const { status } = await accessUser(db, actor, id, 'edit')
  if (status !== 'Active') throw fail('user_not_found')
  const whose = { companyId: actor.companyId, userId: id }
  const url = await makeLink(db, kit, { ...whose, function: 'passwordReset', lifeSeconds })
  const after = { passwordLink: 'handed' }
  await audit(db, { by: actor, kind: 'update', object: 'user', objectId: id, after })
  return { url, expiresAt: new Date(kit.now().getTime() + lifeSeconds * 1000).toISOString() }
}
