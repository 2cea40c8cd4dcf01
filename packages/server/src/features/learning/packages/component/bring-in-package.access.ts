import type { Actor } from '../../../../access/actor.ts'
import type { StoredUpload } from '../../../../http/uploads.ts'
import { accessImport } from '../package-imports.access.ts'
import { accept, type Accepted, keepImport, runImport, type Running } from '../package-imports.ts'

/** Brings an archive in at once, step by step as the job would; answers the component that it has become. */
export async function bringInPackage(kit: Running, actor: Actor, upload: StoredUpload, wish: Accepted) {
  const { db } = kit.engine
  const { row } = await db.transaction((tx) => keepImport(tx, kit, actor, upload))
  await runImport(kit, row.id)
  await db.transaction((tx) => accept(tx, actor, row.id, wish))
  await runImport(kit, row.id)
  return (await accessImport(db, actor, row.id)).row.componentId
}
