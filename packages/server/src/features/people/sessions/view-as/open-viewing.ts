import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import type { SignedIn } from '@oktant/contract/people/sessions.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { About } from '../../../../http/health/about.ts'
import type { Kit } from '../../../../kit.ts'
import { insertSessionRow } from '../sessions.queries.ts'
import { signedInBy } from '../sign-in.ts'

type Viewed = { id: number; about: About }

/** Opens a session that reads what somebody else reads; it ends with the administrator's own, or after an hour. */
export async function openViewing(
  db: Db,
  kit: Kit,
  actor: Actor,
  { id, about: { device, address } }: Viewed,
): Promise<SignedIn> {
  const now = kit.now()
  const { companyId, sessionId: viewerSessionId } = actor
  // NOTE: whole seconds, as the token counts them.
  const endsAt = new Date((Math.floor(now.getTime() / 1000) + lifeSeconds.viewAs) * 1000)
  const session = { companyId, userId: id, device, address, viewerSessionId, endsAt }
  const objectId = await insertSessionRow(db, session, now)
  const by = { companyId, id: actor.id, onBehalfOf: id }
  await audit(db, { by, kind: 'login', object: 'viewing', objectId, after: { endsAt } })
  kit.views.note([id], { by: actor, kind: 'viewAs', role: 'users.administer' })
  return signedInBy(db, kit, objectId)
}
