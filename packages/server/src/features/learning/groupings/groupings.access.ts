import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findGrouping } from './groupings.queries.ts'

/** The only way to one grouping; a removed one is reached only to bring it back. */
export async function accessGrouping(
  db: Db,
  { companyId }: Pick<Actor, 'companyId'>,
  id: number,
  { removed = false } = {},
) {
  const grouping = await findGrouping(db, { companyId, id })
  if (!grouping || (grouping.removedAt !== null) !== removed) throw fail('grouping_not_found')
  return grouping
}
