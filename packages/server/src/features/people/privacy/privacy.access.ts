import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findArchive, type ListedArchive } from './privacy.queries.ts'

export const may = {
  /** Its owner alone; not even who had it made. */
  download: (actor: Actor, { archive }: ListedArchive) =>
    archive.userId === actor.id && actor.viewer === null,
}

/** The only way to one archive; somebody else’s answers exactly like a missing one. */
export async function accessArchive(db: Db, actor: Actor, id: number) {
  const row = await findArchive(db, actor.companyId, id)
  if (!row || !may.download(actor, row)) throw fail('archive_not_found')
  return row
}
