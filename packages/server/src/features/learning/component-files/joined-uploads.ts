import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { storeStream } from '../../../files/files.ts'
import type { FileStore } from '../../../files/store.ts'
import { fail } from '../../../http/fail.ts'
import type { StoredUpload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { accessUpload } from './component-files.access.ts'
import { deleteUpload, listParts } from './component-files.queries.ts'

type UploadCall = { db: Db; kit: Kit; actor: Actor }
type Taken = StoredUpload & { done: (tx: Db) => Promise<boolean>; forget: () => Promise<unknown> }

/** What came in pieces as one, for whoever keeps it elsewhere: `done` in their transaction, `forget` after it. */
export async function joinUpload({ db, kit, actor }: UploadCall, id: number): Promise<Taken> {
  const upload = await accessUpload(db, actor, id, kit.now())
  if (upload.received !== upload.bytes)
    throw fail('component_upload_elsewhere', { received: upload.received })
  const parts = await listParts(db, upload)
  const stored = await storeStream(kit.files, joined(kit.files, parts))
  return {
    ...stored,
    name: upload.title,
    done: (tx) => deleteUpload(tx, upload),
    forget: () => removeAll(kit.files, parts),
  }
}

/** All pieces of an upload, one after the other. */
export async function* joined(store: FileStore, names: readonly string[]) {
  for (const name of names) {
    const part = await store.read(name)
    if (!part) throw fail('component_file_broken')
    for await (const piece of part) yield Buffer.from(piece)
  }
}

export const removeAll = (store: FileStore, names: readonly string[]) =>
  Promise.all(names.map((name) => store.remove(name)))
