import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { StoredUpload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { accessUpload } from './component-files.access.ts'
import { deleteUpload, insertPart, insertUpload, listParts } from './component-files.queries.ts'
import { removeAll } from './joined-uploads.ts'
import { uploadView } from './component-files.view.ts'

type CallContext = { db: Db; kit: Kit; actor: Actor; transact: Transact }

export function beginComponentUpload(
  db: Db,
  { id: createdBy, companyId }: Actor,
  { name: title, bytes }: { name: string; bytes: number },
  now: Date,
) {
  return insertUpload(db, { companyId, createdBy, title, bytes, createdAt: now })
}

/** Takes the next piece; one that came already, or too early, is refused and its bytes are gone. */
export async function addComponentUploadPart(
  { kit, actor, transact }: CallContext,
  { id, from }: { id: number; from: number },
  { stored, bytes }: StoredUpload,
) {
  return transact(async (tx) => {
    const upload = await accessUpload(tx, actor, id, kit.now())
    const isNext = from === upload.received && bytes > 0 && from + bytes <= upload.bytes
    const row = isNext ? await insertPart(tx, upload, { name: stored, bytes }) : undefined
    if (!row) throw fail('component_upload_elsewhere', { received: upload.received })
    // NOTE: shown here, as what the transaction answers is what a repeated request is given.
    return uploadView(row)
  })
}

export async function cancelComponentUpload(db: Db, kit: Kit, actor: Actor, id: number) {
  const upload = await accessUpload(db, actor, id, kit.now())
  const parts = await listParts(db, upload)
  await deleteUpload(db, upload)
  await removeAll(kit.files, parts)
  return {}
}
