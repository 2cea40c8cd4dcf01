import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findImport, type ImportRow } from './imports.queries.ts'

const may = {
  /** Whoever sent it. */
  see: (actor: Actor, { createdBy }: ImportRow) => createdBy === actor.id,
}

/** The only way to an import. */
export async function accessImport(db: Db, actor: Actor, id: number) {
  const found = await findImport(db, { companyId: actor.companyId, id })
  if (!found || !may.see(actor, found.row)) throw fail('package_import_not_found')
  return found
}
