import { isScored } from '@oktant/contract/assessment/evaluations.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findRecord } from './attempt-history.queries.ts'

/** NOTE: who answered a survey in which way is nobody’s business, whatever they may administer. */
export const isNamed = (categoryId: number | null) => categoryId !== null && isScored(categoryId)

/** The only way to an attempt of somebody else, for whoever administers evaluations. */
export async function accessRecord(db: Db, actor: Actor, componentLogId: number) {
  const row = await findRecord(db, actor.companyId, componentLogId)
  if (!row || !isNamed(row.categoryId)) throw fail('attempt_not_found')
  return row
}
