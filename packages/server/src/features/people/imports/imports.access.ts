import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findImportWhole } from './imports.queries.ts'
import { type Act, refuseUnless } from './imports.rules.ts'
import type { KindPlan } from './kinds/kind.ts'
import { kinds, kindsOf } from './kinds/kinds.ts'

/** Whoever may not do a thing by hand may not do it by a file, nor see what a file holds of it. */
export async function accessImport(db: Db, actor: Actor, id: number, act?: Act) {
  const row = await findImportWhole(db, actor.companyId, id)
  if (!row || !kindsOf(actor).includes(row.task.kind)) throw fail('import_not_found')
  if (act) refuseUnless(row.task.state, act)
  return row
}

export function accessKind(actor: Actor, kind: KindPlan['kind']): KindPlan {
  const plan = kinds[kind]
  if (!actor.permissions.has(plan.permission)) throw fail('not_permitted', { permission: plan.permission })
  return plan
}
