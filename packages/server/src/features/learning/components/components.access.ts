import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findComponent } from './components.queries.ts'

/** The only way to one component; a removed one is reached only to bring it back. */
export async function accessComponent(db: Db, actor: Actor, id: number, { removed = false } = {}) {
  const component = await findComponent(db, actor.companyId, id)
  if (!component || (component.removedAt !== null) !== removed) throw fail('component_not_found')
  return component
}
