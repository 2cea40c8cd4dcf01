import type { UploadedComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { storeStream } from '../../../files/files.ts'
import { fail, Failure } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessUpload } from './component-files.access.ts'
import { deleteUpload, listParts, type UploadRow } from './component-files.queries.ts'
import { uploadComponentFile } from './component-files.ts'
import { joined, removeAll } from './joined-uploads.ts'

type CallContext = { db: Db; kit: Kit; actor: Actor; transact: Transact }

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
