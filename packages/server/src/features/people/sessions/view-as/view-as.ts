import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import type { SignedIn } from '@oktant/contract/people/sessions.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { About } from '../../../../http/health/about.ts'
import type { Kit } from '../../../../kit.ts'
import { accessUser, may } from '../../users/users.access.ts'
import { endSessions, insertSessionRow } from '../sessions.queries.ts'
import { endViewingsOf, tellViewingsEnded } from '../sessions.ts'
import { signedInBy } from '../sign-in.ts'
import { endOverdueViewings } from './view-as.queries.ts'

/** Opens a session that reads what somebody else reads; it ends with the administrator's own, or after an hour. */
export async function startViewAs(
  db: Db,
  kit: Kit,
  actor: Actor,
  id: number,
  { device, address }: About,
): Promise<SignedIn> {
  const person = await accessUser(db, actor, id, 'edit')
  if (!may.viewAs(actor, person)) throw fail('view_as_impossible')
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

/** Ends what is viewed from one's own session, or the very session that views. */
export async function stopViewAs(db: Db, actor: Actor, now: Date) {
  const { companyId, sessionId, viewer } = actor
  if (viewer) await endSessions(db, actor, { only: sessionId }, now)
  if (!(await endViewingsOf(db, companyId, [sessionId], now))) throw fail('session_not_found')
  return {}
}

/** The hour is over: whatever still listens is told, and the trail says when it ended. */
export const endOverdue = async (db: Db, now: Date) =>
  tellViewingsEnded(db, await endOverdueViewings(db, now), now)
