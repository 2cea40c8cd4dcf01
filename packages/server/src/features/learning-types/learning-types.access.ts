import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { findType, isOf, type Kind } from './learning-types.queries.ts'

/** The only way to one type of one’s company; a removed one is reached only to bring it back. */
export async function accessType(
  db: Db,
  { companyId }: Actor,
  kind: Kind,
  id: number,
  { removed = false } = {},
) {
  const type = await findType(db, kind, { companyId, id })
  if (!type || !isOf(kind, type.about) || (type.removedAt !== null) !== removed) throw fail('type_not_found')
  return type
}
