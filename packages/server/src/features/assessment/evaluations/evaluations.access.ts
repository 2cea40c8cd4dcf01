import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findEvaluation } from './evaluations.queries.ts'

/** The only way to one evaluation; a removed one is reached only to bring it back. */
export async function accessEvaluation(
  db: Db,
  { companyId }: Pick<Actor, 'companyId'>,
  id: number,
  { removed = false } = {},
) {
  const evaluation = await findEvaluation(db, companyId, id)
  if (!evaluation || (evaluation.removedAt !== null) !== removed) throw fail('evaluation_not_found')
  return evaluation
}
