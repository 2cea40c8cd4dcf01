import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findLearningGroup } from './learning-groups.queries.ts'

export { findLearningGroup } from './learning-groups.queries.ts'

/** The only way to one learning group, or with `removed` to one that was taken away. */
export async function accessLearningGroup(
  db: Db,
  { companyId }: Pick<Actor, 'companyId'>,
  id: number,
  { removed = false } = {},
) {
  const group = await findLearningGroup(db, companyId, id, removed)
  if (!group) throw fail('learning_group_not_found')
  return group
}
