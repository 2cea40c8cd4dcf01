import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findAttempt } from './attempts.queries.ts'

/** The only way to an attempt: as the one whose it is. */
export async function accessAttempt(db: Db, actor: Actor, componentLogId: number) {
  const whose = { companyId: actor.companyId, userId: actor.id }
  const found = await findAttempt(db, whose, componentLogId)
  if (!found) throw fail('attempt_not_found')
  return found
}
