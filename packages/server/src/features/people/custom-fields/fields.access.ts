import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findField } from './fields.queries.ts'

/** The only way to one field, or with `removed` to one that was taken away. */
export async function accessField(db: Db, actor: Actor, id: number, { removed = false } = {}) {
  const field = await findField(db, actor.companyId, id, removed)
  if (!field) throw fail('field_not_found')
  return field
}
