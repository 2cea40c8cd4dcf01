import type { UploadedComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { storeStream } from '../../../files/files.ts'
import { fail, Failure } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { StoredUpload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { accessUpload } from './component-files.access.ts'
import {
  deleteUpload,
  insertPart,
  insertUpload,
  listParts,
  type UploadRow,
} from './component-files.queries.ts'
import { joined, removeAll } from './joined-uploads.ts'
import { uploadComponentFile } from './component-files.ts'
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

/** Makes one file of the pieces, and looks what it is. */
export async function finishComponentUpload(
  { db, kit, actor, transact }: CallContext,
  id: number,
): Promise<UploadedComponentFile> {
  const upload = await accessUpload(db, actor, id, kit.now())
  if (upload.received !== upload.bytes)
    throw fail('component_upload_elsewhere', { received: upload.received })
  const parts = await listParts(db, upload)
  const stored = await storeStream(kit.files, joined(kit.files, parts))
  const besides = (tx: Db) => deleteUpload(tx, upload)
  try {
    const whole = { ...stored, name: upload.title }
    const made = await uploadComponentFile({ kit, actor, transact }, whole, besides)
    await removeAll(kit.files, parts)
    return made
  } catch (error) {
    if (isHopeless(error)) await giveUp(kit, upload, parts)
    throw error
  }
}

const contentFaults: readonly string[] = [
  'component_file_unknown',
  'component_file_broken',
  'component_file_long',
  'component_file_empty',
  'component_file_large',
]
/** What a course cannot show never becomes so by trying again. */
const isHopeless = (error: unknown) => error instanceof Failure && contentFaults.includes(error.code)

async function giveUp(kit: Kit, upload: UploadRow, parts: readonly string[]) {
  await kit.engine.db.transaction((tx) => deleteUpload(tx, upload))
  await removeAll(kit.files, parts)
}

export async function cancelComponentUpload(db: Db, kit: Kit, actor: Actor, id: number) {
  const upload = await accessUpload(db, actor, id, kit.now())
  const parts = await listParts(db, upload)
  await deleteUpload(db, upload)
  await removeAll(kit.files, parts)
  return {}
}
