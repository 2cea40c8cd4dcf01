import type { LocalText } from '@oktant/contract/http/http.ts'
import type { PackageReport } from '@oktant/contract/learning/package-imports.ts'
import { itemsOf } from '../played-packages/played-packages.ts'
import type { Archive } from './archive/archive.ts'
import type { ArchiveRefused } from './archive/refused.ts'
import type { ManifestReport, PackageOutline, Titles } from './manifest/outline.ts'

/** NOTE: '' is a title whose language the manifest does not name. */
export function titleIn(titles: Titles, otherwise: string): LocalText {
  const named = (language: string) =>
    Object.entries(titles).find(([key]) => key.toLowerCase().split('-')[0] === language)?.[1]
  const usual = titles[''] || Object.values(titles)[0] || otherwise
  const short = (text: string) => text.slice(0, 200)
  return { en: short(named('en') || usual), de: short(named('de') || usual) }
}

export const chosenIn = ({ organizations, chosen }: PackageOutline) => organizations[chosen]

const mostFindings = 500

/** What somebody reads of an archive before anything is made of it. */
export function reportOf(
  { outline, findings }: ManifestReport,
  { files }: Archive,
  name: string,
): PackageReport {
  return {
    kind: outline?.kind ?? null,
    edition: outline?.edition ?? null,
    title: titleIn(outline?.titles ?? {}, name.replace(/\.(zip|xml)$/i, '')),
    items: itemsOf((outline && chosenIn(outline)?.items) ?? []).map(({ id, title, depth, launch }) => ({
      id,
      title,
      depth,
      launch,
    })),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    findings: findings.slice(0, mostFindings),
  }
}

/** The same of one that was refused before its manifest was read. */
export const refusalOf = ({ code, message }: ArchiveRefused, name: string): PackageReport => ({
  kind: null,
  edition: null,
  title: titleIn({}, name),
  items: [],
  files: 0,
  bytes: 0,
  findings: [{ code, level: 'error', line: 0, detail: message.slice(0, 200) }],
})
