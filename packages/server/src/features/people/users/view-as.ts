import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { About } from '../../../http/health/about.ts'
import type { Kit } from '../../../kit.ts'
import { openViewing } from '../sessions/sessions.ts'
import { accessUser, may } from './users.access.ts'

/** Sees for a while what somebody else sees. */
export async function startViewAs(db: Db, kit: Kit, actor: Actor, id: number, about: About) {
  const person = await accessUser(db, actor, id, 'edit')
  if (!may.viewAs(actor, person)) throw fail('view_as_impossible')
  return openViewing(db, kit, actor, { id, about })
}
