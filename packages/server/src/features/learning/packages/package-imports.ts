import type { LocalText } from '@oktant/contract/http/http.ts'
import type { AttemptsUnderWay, PackageImport } from '@oktant/contract/learning/package-imports.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { forgetFile, nameStored } from '../../../files/files.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { StoredUpload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { joinUpload } from '../component-files/component-files.ts'
import { findComponent } from '../components/components.ts'
import { hasType } from '../learning-types/learning-types.ts'
import { checkPackage } from './check-package.ts'
import {
  deleteImport,
  deleteOldImports,
  findImportToDo,
  type Import,
  insertImport,
  listWaiting,
  stepImport,
} from './imports.queries.ts'
import { accessImport } from './package-imports.access.ts'
import { categoryOf, unpackPackage } from './unpack-package.ts'

export const importJob = 'packages.import'

export type Running = Pick<Kit, 'engine' | 'files' | 'now'>
type ImportCall = { db: Db; kit: Kit; actor: Actor; transact: Transact }

export const importView = ({ row, file }: Import): PackageImport => ({
  id: row.id,
  name: file.title,
  bytes: file.bytes,
  state: row.state,
  report: row.report,
  replacesId: row.replacesId,
  componentId: row.componentId,
  createdAt: row.createdAt.toISOString(),
})

/** Keeps an archive as it came, and has it looked at. */
export async function uploadPackage(
  { kit, actor, transact }: Omit<ImportCall, 'db'>,
  upload: StoredUpload,
  besides: (tx: Db) => Promise<boolean> = async () => true,
) {
  const made = await transact(async (tx) => {
    if (!(await besides(tx))) throw fail('component_upload_not_found')
    return { responseCode: 200, import: importView(await keepImport(tx, kit, actor, upload)) }
  })
  await kit.jobs.send(importJob, { id: made.import.id })
  return made
}

/** Keeps the row of an archive that is in the store. */
export async function keepImport(
  db: Db,
  { now }: Pick<Kit, 'now'>,
  actor: Actor,
  upload: StoredUpload,
): Promise<Import> {
  const { companyId, id: createdBy } = actor
  const file = await nameStored(db, upload, { companyId, createdBy, kind: 'package', title: upload.name })
  const row = await insertImport(db, {
    companyId,
    createdBy,
    fileId: file.id,
    attemptsUnderWay: 'goOnInNew',
    state: 'checking',
    createdAt: now(),
  })
  const after = { title: file.title, bytes: file.bytes }
  await audit(db, { by: actor, kind: 'create', object: 'packageImport', objectId: row.id, after })
  return { row, file }
}

/** The same for one that came in pieces. */
export async function finishPackageUpload(asked: ImportCall, id: number) {
  const { done, forget, ...upload } = await joinUpload(asked, id)
  try {
    const made = await uploadPackage(asked, upload, done)
    await forget()
    return made
  } catch (error) {
    await asked.kit.files.remove(upload.stored)
    throw error
  }
}

export type Accepted = {
  longSuspendData: boolean
  replacesId: number | null
  attemptsUnderWay: AttemptsUnderWay
  title?: LocalText | null
  contentTypeId?: number | null
}

/** Has a component made of what was looked at. */
export async function acceptPackageImport(
  { kit, actor, transact }: Omit<ImportCall, 'db'>,
  id: number,
  wish: Accepted,
) {
  const accepted = await transact((tx) => accept(tx, actor, id, wish))
  await kit.jobs.send(importJob, { id })
  return accepted
}

export async function accept(db: Db, actor: Actor, id: number, wish: Accepted) {
  const { row } = await accessImport(db, actor, id)
  if (wish.replacesId !== null) {
    const replaced = await findComponent(db, actor.companyId, wish.replacesId)
    const isThere = replaced?.removedAt === null
    if (!isThere || !row.outline || categoryOf(row.outline.kind) !== replaced.categoryId)
      throw fail('package_kind_differs')
  }
  const { contentTypeId = null, ...accepted } = wish
  const title = titleWished(wish.title)
  if (contentTypeId !== null && !(await hasType(db, actor.companyId, 'component', contentTypeId)))
    throw fail('invalid_input')
  const at = { companyId: actor.companyId, id, state: 'ready' as const }
  if (!(await stepImport(db, at, { state: 'unpacking', ...accepted, contentTypeId, title })))
    throw fail('package_import_not_ready')
  const deed = { by: actor, kind: 'update' as const, object: 'packageImport' as const, objectId: id }
  await audit(db, { ...deed, before: { state: row.state }, after: { state: 'unpacking' } })
  return importView(await accessImport(db, actor, id))
}

/** NOTE: an empty one is what the package says. */
function titleWished(title: LocalText | null = null) {
  if (!title) return null
  const [en, de] = [title.en.trim(), title.de.trim()]
  return en === '' && de === '' ? null : { en, de }
}

const kept = ['unpacking', 'done']

export async function cancelPackageImport(db: Db, actor: Actor, id: number) {
  const { row, file } = await accessImport(db, actor, id)
  if (kept.includes(row.state)) throw fail('package_import_not_ready')
  await deleteImport(db, row)
  await forgetFile(db, actor.companyId, file.id)
  const before = { title: file.title }
  await audit(db, { by: actor, kind: 'delete', object: 'packageImport', objectId: id, before })
  return {}
}

/** Does the next step of an import. */
export async function runImport(kit: Running, id: number) {
  const found = await findImportToDo(kit.engine.db, id)
  if (found?.row.state === 'checking') await checkPackage(kit, found)
  if (found?.row.state === 'unpacking') await unpackPackage(kit, found)
}

export async function resumeImports(kit: Kit) {
  for (const id of await listWaiting(kit.engine.db)) await kit.jobs.send(importJob, { id })
}

const keptDays = 7

/** Forgets archives that nobody has made anything of. */
export async function forgetOldImports({ engine, now }: Kit) {
  const before = new Date(now().getTime() - keptDays * 24 * 3_600_000)
  await engine.db.transaction((tx) => deleteOldImports(tx, before))
}
