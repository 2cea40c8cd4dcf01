import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { findRecord } from './record.queries.ts'

/** The only way to somebody’s attempt at a package for whoever answers for results. */
export async function accessRecord(db: Db, actor: Actor, id: number) {
  const record = await findRecord(db, actor.companyId, id)
  if (!record) throw fail('attempt_not_found')
  return record
}
