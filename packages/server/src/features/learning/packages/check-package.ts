import type { PackageReport } from '@oktant/contract/learning/package-imports.ts'
import type { Kit } from '../../../kit.ts'
import { type Archive, type ArchiveFile, openArchive } from './archive/archive.ts'
import { archiveLimits } from './archive/limits.ts'
import { ArchiveRefused } from './archive/refused.ts'
import { type Import, stepImport } from './imports.queries.ts'
import { findManifest } from './manifest/find.ts'
import { makeFindings } from './manifest/findings.ts'
import type { ManifestReport, PackageOutline } from './manifest/outline.ts'
import { readManifest } from './manifest/read.ts'
import { refusalOf, reportOf } from './report.ts'

type Needs = Pick<Kit, 'engine' | 'files'>
type Checked = { report: PackageReport; outline: PackageOutline | null }

/** Looks at an archive whole, and says what would come of it. */
export async function checkPackage({ engine, files }: Needs, { row, file }: Import) {
  const { report, outline } = await checked(files, file)
  const state = outline ? 'ready' : 'refused'
  await stepImport(engine.db, row, { state, report, outline })
}

async function checked(store: Kit['files'], file: Import['file']): Promise<Checked> {
  try {
    const archive = await openArchive(store, file)
    try {
      return await lookedAt(archive, file.title)
    } finally {
      archive.close()
    }
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    return { report: refusalOf(error, file.title), outline: null }
  }
}

async function lookedAt(archive: Archive, name: string): Promise<Checked> {
  for (const one of archive.files) for await (const piece of archive.read(one)) void piece
  const manifest = await manifestOf(archive)
  const report = reportOf(manifest, archive, name)
  return { report, outline: manifest.canBeMade ? manifest.outline : null }
}

async function manifestOf(archive: Archive): Promise<ManifestReport> {
  const paths = archive.files.map(({ path }) => path)
  const path = findManifest(paths, makeFindings())
  const file = archive.files.find((one) => one.path === path)
  const bytes = file ? await wholeOf(archive, file) : new Uint8Array()
  return readManifest({ files: paths, read: () => bytes })
}

async function wholeOf(archive: Archive, file: ArchiveFile) {
  if (file.bytes > archiveLimits.manifestBytes) throw new ArchiveRefused('manifest_too_large', file.path)
  const pieces: Buffer[] = []
  for await (const piece of archive.read(file)) pieces.push(piece)
  return Buffer.concat(pieces)
}
