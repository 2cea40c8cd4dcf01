import { posix } from 'node:path'
import type { Findings } from './findings.ts'

const manifests = ['imsmanifest.xml', 'cmi5.xml', 'tincan.xml']
const depthOf = (path: string) => path.split('/').length
const baseName = (path: string) => posix.basename(path).toLowerCase()
const isOurs = (path: string) => !/(^|\/)(__macosx|\.git)(\/|$)/i.test(path)
const isAicc = (files: readonly string[]) =>
  ['.crs', '.au', '.cst', '.des'].filter((end) => files.some((file) => file.toLowerCase().endsWith(end)))
    .length >= 3

/** The manifest that stands nearest to the root of the archive; SCORM before cmi5 before xAPI at one depth. */
export function findManifest(files: readonly string[], findings: Findings): string | undefined {
  const own = files.filter(isOurs)
  const found = own
    .filter((file) => manifests.includes(baseName(file)))
    .sort(
      (one, other) =>
        depthOf(one) - depthOf(other) ||
        manifests.indexOf(baseName(one)) - manifests.indexOf(baseName(other)) ||
        one.localeCompare(other),
    )
  const [first, second] = found
  if (!first) findings.note(isAicc(own) ? 'aicc_refused' : 'manifest_missing')
  if (first && second && depthOf(first) === depthOf(second) && baseName(first) === baseName(second))
    findings.note('several_manifests', 0, second)
  return first
}

/** `course/imsmanifest.xml` → `course/` */
export const folderOf = (manifest: string) => manifest.slice(0, manifest.lastIndexOf('/') + 1)
