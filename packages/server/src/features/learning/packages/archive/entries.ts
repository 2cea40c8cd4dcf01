import { archiveLimits } from './limits.ts'
import { ArchiveRefused } from './refused.ts'

/** What the directory of an archive says of one of its files. */
export type Listed = {
  path: string
  bytes: number
  packed: number
  offset: number
  method: number
  flags: number
  /** The upper half of its attributes, where Unix keeps what kind of file it is. */
  mode: number
}

const fileTypes = { all: 0o170000, file: 0o100000, folder: 0o040000, link: 0o120000 } as const
const encrypted = 0x1 | 0x40
const methods: readonly number[] = [0, 8]
/** What stands before each file, without its name. */
const headerBytes = 30

export const isFolder = ({ path }: Pick<Listed, 'path'>) => path.endsWith('/')

/** A path as it is kept, or the refusal of one that could leave its folder. */
export function safePath(name: string) {
  if (name.includes('\0')) throw new ArchiveRefused('archive_name_nul', name.replaceAll('\0', '\\0'))
  const path = name.replaceAll('\\', '/')
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) throw new ArchiveRefused('archive_path_absolute', name)
  const parts = path.replace(/\/$/, '').split('/')
  if (parts.includes('..')) throw new ArchiveRefused('archive_path_outside', name)
  const clean = parts.filter((part) => part !== '.' && part !== '')
  if (clean.length === 0 || clean.length > archiveLimits.pathDepth || path.length > archiveLimits.pathLetters)
    throw new ArchiveRefused('archive_path_outside', name.slice(0, 200))
  return clean.join('/').normalize('NFC') + (path.endsWith('/') ? '/' : '')
}

function checkKind({ path, mode, method, flags }: Listed) {
  const type = mode & fileTypes.all
  if (type !== 0 && type !== fileTypes.file && type !== fileTypes.folder)
    throw new ArchiveRefused('archive_link', path)
  if (flags & encrypted) throw new ArchiveRefused('archive_encrypted', path)
  if (!methods.includes(method)) throw new ArchiveRefused('archive_method_unknown', path)
}

function checkSizes(entries: readonly Listed[]) {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0)
  if (bytes > archiveLimits.bytes) throw new ArchiveRefused('archive_too_large')
  for (const one of [...entries, { path: '', bytes, packed }])
    if (one.bytes > archiveLimits.ratioFrom && one.bytes > one.packed * archiveLimits.ratio)
      throw new ArchiveRefused('archive_ratio', one.path)
}

/** NOTE: one name for two files, in capitals or not, and a file that is a folder too, would hide one behind the other. */
function checkNames(entries: readonly Listed[]) {
  const taken = new Map<string, string>()
  const folders = new Set<string>()
  for (const { path } of entries.filter((entry) => !isFolder(entry))) {
    const key = path.toLowerCase()
    const other = taken.get(key)
    if (other !== undefined)
      throw new ArchiveRefused(other === path ? 'archive_name_twice' : 'archive_case_collides', path)
    taken.set(key, path)
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1))
      folders.add(key.slice(0, end))
  }
  for (const folder of folders) {
    const file = taken.get(folder)
    if (file !== undefined) throw new ArchiveRefused('archive_name_twice', file)
  }
}

/** NOTE: files that share their bytes are how a small archive becomes a huge one. */
function checkPlaces(entries: readonly Listed[]) {
  let end = 0
  for (const { path, offset, packed } of [...entries].sort((one, other) => one.offset - other.offset)) {
    if (offset < end) throw new ArchiveRefused('archive_overlaps', path)
    end = offset + headerBytes + packed
  }
}

/** Refuses an archive by what its directory says. */
export function checkEntries(entries: readonly Listed[]) {
  for (const entry of entries) checkKind(entry)
  checkSizes(entries)
  checkNames(entries)
  checkPlaces(entries)
}
