import type { ImportFormat, ImportKind, ImportOptions } from '@oktant/contract/people/imports.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { checkType, findFile, forgetFile, nameStored } from '../../../files/files.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { StoredUpload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { accessImport, accessKind } from './imports.access.ts'
import {
  countActive,
  countLines,
  deleteImport,
  findMapping,
  holdImport,
  insertImport,
  keepMapping,
  listForgettable,
  updateImport,
} from './imports.queries.ts'
import { type Act, countsOf, defaultOptions, refuseUnconfirmed, refuseUnless } from './imports.rules.ts'
import { recordOf } from './imports.view.ts'
import { kinds } from './kinds/kinds.ts'
import { areMapped, type FieldPlan, mapColumns, plainHeading, valuesLeft } from './reading/columns.rules.ts'
import { detectEncoding } from '../../../files/encoding.ts'
import { detectSeparator, readHead } from './reading/head.ts'
import { deleteRows } from './rows.queries.ts'
import { importJob } from './run/run-import.ts'

export { readText } from './reading/read-text.ts'
export { bringIn } from './run/bring-in.ts'

const headBytes = 256_000

type CallContext = { db: Db; kit: Kit; actor: Actor; transact: Transact }

async function lookAt({ files }: Kit, stored: string) {
  const source = stored && (await files.read(stored))
  if (!source) throw fail('import_empty')
  return detectEncoding(source, headBytes)
}

/** How a file is to be read. */
async function toldOf(kit: Kit, { stored, head }: StoredUpload) {
  await checkType('import', head)
  const { encoding, ...first } = await lookAt(kit, stored)
  const separator = detectSeparator(first, encoding)
  return { encoding, separator, ...readHead(first, encoding, separator) }
}

/** As it was done last; whoever is missing is never deactivated unasked. */
const optionsFrom = (
  last: ImportOptions | undefined,
  columns: readonly string[],
  fields: readonly FieldPlan[],
): ImportOptions => ({
  ...(last ?? defaultOptions),
  deactivatesMissing: false,
  ...(last?.values && { values: valuesLeft(last.values, columns, fields) }),
})

/** Takes a file in and tells how it is to be read; what it says is looked at by the check. */
export async function uploadImport(
  { kit, actor, transact }: CallContext,
  kind: ImportKind,
  upload: StoredUpload,
) {
  const { companyId, id: createdBy } = actor
  const plan = accessKind(actor, kind)
  const { encoding, separator, ...read } = await toldOf(kit, upload)
  return transact(async (tx) => {
    const last = await findMapping(tx, companyId, kind)
    const title = upload.name.slice(0, 255)
    const file = await nameStored(tx, upload, { companyId, createdBy, kind: 'import', title })
    const fields = await plan.listFields(tx, companyId)
    const columns = mapColumns(read.header, fields, last?.fields)
    const options = optionsFrom(last?.options, columns, fields)
    const values = { companyId, kind, createdBy, title: file.title, fileId: file.id, encoding, separator }
    const id = await insertImport(tx, { ...values, ...read, columns, options })
    await audit(tx, { by: actor, kind: 'create', object: 'import', objectId: id, after: { kind, title } })
    return record(tx, actor, id)
  })
}

/** Reads the file anew, where the encoding or the separator was told wrong. */
export async function readImportAs(
  { db, kit, actor, transact }: CallContext,
  id: number,
  format: ImportFormat,
) {
  const { task } = await accessImport(db, actor, id, 'check')
  const file = task.fileId === null ? undefined : await findFile(db, task.fileId)
  const head = await lookAt(kit, file?.name ?? '')
  const read = readHead(head, format.encoding, format.separator)
  return transact(async (tx) => {
    await hold(tx, id, 'check')
    const last = await findMapping(tx, actor.companyId, task.kind)
    const fields = await kinds[task.kind].listFields(tx, actor.companyId)
    const columns = mapColumns(read.header, fields, last?.fields)
    const values = valuesLeft(task.options.values ?? {}, columns, fields)
    const options = { ...task.options, values }
    await deleteRows(tx, task)
    await updateImport(tx, id, {
      ...format,
      ...read,
      columns,
      options,
      state: 'uploaded',
      problem: null,
      lines: 0,
    })
    await audit(tx, { by: actor, kind: 'update', object: 'import', objectId: id, after: format })
    return record(tx, actor, id)
  })
}

type Choice = { columns: string[]; options: ImportOptions }

/** Compares the file with what is there; how it was mapped is kept for the next one. */
export async function checkImport({ db, kit, actor, transact }: CallContext, id: number, sent: Choice) {
  const { task } = await accessImport(db, actor, id, 'check')
  const { kind, header, companyId } = task
  const plan = kinds[kind]
  const { columns, options } = sent
  const isIdentified = !plan.identifying || plan.identifying.some((key) => columns.includes(key))
  const fields = await plan.listFields(db, companyId)
  if (!isIdentified || !areMapped({ columns, header, values: options.values }, fields))
    throw fail('import_columns_invalid')
  const answer = await transact(async (tx) => {
    await hold(tx, id, 'check')
    await deleteRows(tx, task)
    const kept = header.map((heading, at) => [plainHeading(heading), columns[at] ?? ''] as const)
    await keepMapping(tx, {
      companyId,
      kind,
      fields: Object.fromEntries(kept.filter(([name]) => name)),
      options,
    })
    await updateImport(tx, id, {
      columns,
      options: plan.namesEverybody ? options : { ...options, deactivatesMissing: false },
      ...begin(kit, actor),
      state: 'checking',
      phase: 'read',
      lines: 0,
      seats: 0,
    })
    await audit(tx, {
      by: actor,
      kind: 'update',
      object: 'import',
      objectId: id,
      after: { state: 'checking' },
    })
    return record(tx, actor, id)
  })
  await kit.jobs.send(importJob, { id })
  return answer
}

const begin = ({ now }: Kit, actor: Actor) => ({
  cursor: 0,
  doneBy: actor.id,
  doneWith: [...actor.permissions],
  problem: null,
  isStopping: false,
  movedAt: now(),
  finishedAt: null,
})

type Application = { welcome: boolean; confirmed: number | null }

/** Applies what the check found, or goes on where it was stopped. */
export async function applyImport({ kit, actor, db, transact }: CallContext, id: number, sent: Application) {
  await accessImport(db, actor, id, 'apply')
  const { welcome, confirmed } = sent
  const answer = await transact(async (tx) => {
    const task = await hold(tx, id, 'apply')
    const { deactivate } = countsOf(await countLines(tx, task))
    refuseUnconfirmed(deactivate, await countActive(tx, task.companyId), confirmed)
    const { phase, cursor } = task.phase ? task : { phase: 'leave' as const, cursor: 0 }
    await updateImport(tx, id, { ...begin(kit, actor), phase, cursor, state: 'applying', welcome })
    await audit(tx, {
      by: actor,
      kind: 'update',
      object: 'import',
      objectId: id,
      after: { state: 'applying', welcome, ...(deactivate && { deactivate }) },
    })
    return record(tx, actor, id)
  })
  await kit.jobs.send(importJob, { id })
  return answer
}

export async function stopImport({ db, actor, transact }: CallContext, id: number) {
  await accessImport(db, actor, id, 'stop')
  return transact(async (tx) => {
    await hold(tx, id, 'stop')
    await updateImport(tx, id, { isStopping: true })
    await audit(tx, {
      by: actor,
      kind: 'update',
      object: 'import',
      objectId: id,
      after: { isStopping: true },
    })
    return record(tx, actor, id)
  })
}

/** Takes back what nobody has touched since. */
export async function undoImport({ db, kit, actor, transact }: CallContext, id: number) {
  await accessImport(db, actor, id, 'undo')
  const answer = await transact(async (tx) => {
    await hold(tx, id, 'undo')
    await updateImport(tx, id, { ...begin(kit, actor), state: 'undoing', phase: 'detach' })
    await audit(tx, {
      by: actor,
      kind: 'update',
      object: 'import',
      objectId: id,
      after: { state: 'undoing' },
    })
    return record(tx, actor, id)
  })
  await kit.jobs.send(importJob, { id })
  return answer
}

export async function removeImport(db: Db, actor: Actor, id: number) {
  await accessImport(db, actor, id, 'remove')
  const { companyId, fileId, kind, title, state } = await hold(db, id, 'remove')
  await deleteImport(db, companyId, id)
  if (fileId !== null) await forgetFile(db, companyId, fileId)
  await audit(db, {
    by: actor,
    kind: 'delete',
    object: 'import',
    objectId: id,
    before: { kind, title, state },
  })
  return {}
}

const daysKept = 90

/** Forgets old imports with what they hold of people; by then they can no longer be taken back. */
export async function forgetOldImports({ engine, now }: Kit) {
  const before = new Date(now().getTime() - daysKept * 86_400_000)
  const old = await listForgettable(engine.db, before)
  for (const { id, companyId, fileId } of old)
    await engine.db.transaction(async (tx) => {
      await deleteImport(tx, companyId, id)
      if (fileId !== null) await forgetFile(tx, companyId, fileId)
    })
}

/** The same import, held, and still at the step that it was seen at. */
async function hold(tx: Db, id: number, act: Act) {
  const task = await holdImport(tx, id)
  if (!task) throw fail('import_not_found')
  refuseUnless(task.state, act)
  return task
}

async function record(tx: Db, actor: Actor, id: number) {
  return recordOf(tx, actor, await accessImport(tx, actor, id))
}
