import { componentCategory, runtimeModel } from '@oktant/contract/kit/constants.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { nameMade } from '../../../files/files.ts'
import type { Kit } from '../../../kit.ts'
import { changeComponent, contentIn, findComponent, makeComponent } from '../components/components.ts'
import { findPlayed, insertPlayed, itemsOf } from '../played-packages/played-packages.ts'
import { openArchive } from './archive/archive.ts'
import { ArchiveRefused } from './archive/refused.ts'
import {
  type Import,
  type ImportRow,
  insertAssets,
  insertContent,
  insertPackageRevision,
  stepImport,
} from './imports.queries.ts'
import type { PackageKind, PackageOutline } from './manifest/outline.ts'
import { chosenIn, refusalOf, titleIn } from './report.ts'

type Needs = Pick<Kit, 'engine' | 'files' | 'now'>
type Unpacked = { path: string; name: string; bytes: number }

export const categoryOf = (kind: PackageKind) =>
  kind === 'cmi5' || kind === 'xapi' ? componentCategory.xapi : componentCategory.package

/** Puts the files of a package into the store, and makes the component last: of what was cut off nothing is seen. */
export async function unpackPackage(kit: Needs, { row, file }: Import) {
  const unpacked: Unpacked[] = []
  let isKept = false
  try {
    await unpackInto(unpacked, kit.files, file)
    isKept = await kit.engine.db.transaction((tx) => keep(tx, kit, { row, file }, unpacked))
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    await stepImport(kit.engine.db, row, { state: 'failed', report: refusalOf(error, file.title) })
  } finally {
    if (!isKept) await Promise.all(unpacked.map(({ name }) => kit.files.remove(name)))
  }
}

async function unpackInto(unpacked: Unpacked[], store: Kit['files'], file: Import['file']) {
  const archive = await openArchive(store, file)
  try {
    for (const one of archive.files) {
      const name = nameMade()
      unpacked.push({ path: one.path, name, bytes: one.bytes })
      await store.write(name, archive.read(one))
    }
  } finally {
    archive.close()
  }
}

/** Says whether it was still waited for: another process may have been quicker. */
async function keep(tx: Db, { now }: Needs, { row, file }: Import, unpacked: readonly Unpacked[]) {
  const { companyId, outline } = row
  if (!outline || !(await stepImport(tx, row, { state: 'done' }))) return false
  const contentId = await insertContent(tx, { companyId, fileId: file.id, outline, createdAt: now() })
  await insertAssets(
    tx,
    unpacked.map((one) => ({ companyId, contentId, ...one })),
  )
  const settings = await settingsBefore(tx, row)
  const made = await makeRevision(tx, row, outline, { title: file.title, now: now() })
  const of = { companyId, revisionId: made.revisionId }
  await insertPackageRevision(tx, { ...of, contentId })
  const { attemptsUnderWay } = row
  await insertPlayed(tx, of, { ...playedOf(row, outline), ...settings, contentId, attemptsUnderWay })
  const of12 = { companyId, id: row.id, state: 'done' as const }
  return stepImport(tx, of12, { state: 'done', componentId: made.componentId })
}

const playedOf = ({ longSuspendData }: ImportRow, outline: PackageOutline) => ({
  kind: outline.kind,
  items: itemsOf(chosenIn(outline)?.items ?? []),
  activities: chosenIn(outline)?.activities ?? null,
  suspendData: longSuspendData ? runtimeModel.longestSuspendData : runtimeModel.longestString,
  passMark: null,
  attempts: null,
})

/** What its author had set of the package that is replaced. */
async function settingsBefore(tx: Db, { companyId, replacesId }: ImportRow) {
  const before = replacesId === null ? undefined : await findComponent(tx, companyId, replacesId)
  const revisionId = before?.revisionId ?? null
  const played = revisionId === null ? undefined : await findPlayed(tx, { companyId, revisionId })
  return played && { passMark: played.passMark, attempts: played.attempts, ownWindow: played.ownWindow }
}

type Made = { componentId: number; revisionId: number }

async function makeRevision(
  tx: Db,
  { companyId, createdBy, replacesId, title: called, contentTypeId }: ImportRow,
  outline: PackageOutline,
  { title: name, now }: { title: string; now: Date },
): Promise<Made> {
  const by = { id: createdBy, companyId }
  const title = called ?? titleIn(outline.titles, name)
  const before = replacesId === null ? undefined : await findComponent(tx, companyId, replacesId)
  const none = { en: '', de: '' }
  const fresh = {
    title,
    description: none,
    content: { html: none, url: '' },
    keywords: [],
    minutes: null,
    difficulty: null,
    completion: 'opened' as const,
    contentTypeId,
  }
  const deed = { by, object: 'component' as const }
  if (!before) {
    const categoryId = categoryOf(outline.kind)
    const { id, revisionId } = await makeComponent(tx, by, { categoryId, content: fresh }, { now })
    await audit(tx, { ...deed, kind: 'create', objectId: id, after: { categoryId, title } })
    return { componentId: id, revisionId }
  }
  const { id, revision } = before
  const revisionId = await changeComponent(
    tx,
    by,
    // NOTE: a package never takes the place of another in one revision, whether a course holds that or not.
    { id, revisionId: null },
    { content: contentIn(before), revision },
    { now },
  )
  if (revisionId === null) throw new Error('a package without a revision')
  await audit(tx, { ...deed, kind: 'update', objectId: id, before: {}, after: { package: title } })
  return { componentId: id, revisionId }
}
