import { componentFiles } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { findUpload, type UploadRow } from './component-files.queries.ts'

const keptMs = componentFiles.keptHours * 3_600_000

const may = {
  /** Whoever began it, as long as its pieces are kept. */
  goOn: (actor: Actor, { createdBy, createdAt }: UploadRow, now: Date) =>
    createdBy === actor.id && now.getTime() - createdAt.getTime() < keptMs,
}

/** The only way to a file that is still coming. */
export async function accessUpload(db: Db, actor: Actor, id: number, now: Date) {
  const upload = await findUpload(db, { companyId: actor.companyId, id })
  if (!upload || !may.goOn(actor, upload, now)) throw fail('component_upload_not_found')
  return upload
}
