import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findKpa } from './kpas.queries.ts'

/** The only way to one area; one of another company is missing. */
export async function accessKpa(db: Db, { companyId }: Pick<Actor, 'companyId'>, id: number) {
  const row = await findKpa(db, { companyId, id })
  if (!row) throw fail('kpa_not_found')
  return row
}

/** The same where it must be in use. */
export async function accessUsedKpa(db: Db, actor: Pick<Actor, 'companyId'>, id: number) {
  const row = await accessKpa(db, actor, id)
  if (row.archivedAt) throw fail('kpa_archived')
  return row
}
