import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findDiagram } from './diagrams.queries.ts'

/** The only way to one diagram; a removed one is reached only to bring it back. */
export async function accessDiagram(
  db: Db,
  { companyId }: Pick<Actor, 'companyId'>,
  id: number,
  { removed = false } = {},
) {
  const found = await findDiagram(db, { companyId, id })
  if (!found || (found.diagram.removedAt !== null) !== removed) throw fail('diagram_not_found')
  return found
}
