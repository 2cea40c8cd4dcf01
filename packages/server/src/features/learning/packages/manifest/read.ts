import { readCmi5 } from './cmi5.ts'
import { decodeManifest } from './decode.ts'
import { findManifest, folderOf } from './find.ts'
import { makeFindings, UnreadableManifest, type Findings } from './findings.ts'
import { readImsManifest } from './imsmanifest.ts'
import type { ManifestReport, PackageOutline } from './outline.ts'
import { readTincan } from './tincan.ts'
import { parseXml } from './xml.ts'

export type PackageFiles = {
  /** The files of the archive, by names that are already safe. */
  files: readonly string[]
  read: (file: string) => Uint8Array
}

const readers = new Map([
  ['manifest', readImsManifest],
  ['courseStructure', readCmi5],
  ['tincan', readTincan],
])

function outlineIn({ files, read }: PackageFiles, manifest: string, findings: Findings): PackageOutline {
  const root = parseXml(decodeManifest(read(manifest)))
  const reader = readers.get(root.name)
  if (!reader) throw new UnreadableManifest('manifest_kind_unknown', root.line, root.name)
  return reader(root, { folder: folderOf(manifest), files: new Set(files) }, findings)
}

/** What an archive is, what it holds, and what is wrong with it: before anything is made of it. */
export function readManifest(archive: PackageFiles): ManifestReport {
  const findings = makeFindings()
  const manifest = findManifest(archive.files, findings)
  const outline = manifest ? tryOutline(archive, manifest, findings) : null
  const all = findings.all()
  const canBeMade = outline !== null && all.every(({ level }) => level !== 'error')
  return { outline, canBeMade, findings: all }
}

function tryOutline(archive: PackageFiles, manifest: string, findings: Findings) {
  try {
    return outlineIn(archive, manifest, findings)
  } catch (error) {
    if (!(error instanceof UnreadableManifest)) throw error
    findings.note(error.code, error.line, error.message)
    return null
  }
}
