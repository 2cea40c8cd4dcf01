import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import * as yauzl from 'yauzl'
import type { FileStore } from '../../../../files/store.ts'
import { checkEntries, isFolder, type Listed, safePath } from './entries.ts'
import { archiveLimits } from './limits.ts'
import { ArchiveRefused } from './refused.ts'

type Stored = { name: string; bytes: number }
export type ArchiveFile = { path: string; bytes: number }
type ZippedFile = ArchiveFile & { entry: yauzl.Entry }
export type Archive = {
  files: readonly ArchiveFile[]
  /** The bytes of one file; whatever is not as its header says is refused on the way. */
  read: (file: ArchiveFile) => AsyncGenerator<Buffer>
  close: () => void
}

/** NOTE: the store's fault and no archive's. */
class StoreFault extends Error {
  override name = 'StoreFault'
}

/** Reads pieces of an archive from wherever files are kept. */
class StoreReader extends yauzl.RandomAccessReader {
  readonly #store: Pick<FileStore, 'read'>
  readonly #name: string
  constructor(store: Pick<FileStore, 'read'>, name: string) {
    super()
    this.#store = store
    this.#name = name
  }
  override _readStreamForRange(start: number, end: number) {
    return Readable.from(this.#pieces(start, end - 1), { objectMode: false })
  }
  async *#pieces(start: number, end: number) {
    try {
      const source = await this.#store.read(this.#name, { start, end })
      if (!source) throw new Error('an archive is no longer there')
      yield* source
    } catch (cause) {
      throw new StoreFault('an archive cannot be read', { cause })
    }
  }
}

const asRefused = (error: unknown, code: 'archive_broken' | 'archive_lies' = 'archive_broken', detail = '') =>
  error instanceof ArchiveRefused || error instanceof StoreFault ? error : new ArchiveRefused(code, detail)

/** Opens what was sent: an archive, or the structure of a course alone, all of whose pages are elsewhere. */
export async function openArchive(store: Pick<FileStore, 'read'>, file: Stored): Promise<Archive> {
  return (await isText(store, file)) ? onlyStructure(store, file) : openZip(store, file)
}

const mark = '\uFEFF'

async function isText(store: Pick<FileStore, 'read'>, { name, bytes }: Stored) {
  const end = Math.min(bytes, archiveLimits.sniffedBytes) - 1
  const source = end < 0 ? null : await store.read(name, { start: 0, end })
  const pieces: Buffer[] = []
  for await (const piece of source ?? []) pieces.push(Buffer.from(piece))
  const text = Buffer.concat(pieces).toString('utf8')
  return (text.startsWith(mark) ? text.slice(1) : text).trimStart().startsWith('<')
}

/** NOTE: cmi5 alone may be sent so, and calls it by this name. */
const onlyStructure = (store: Pick<FileStore, 'read'>, { name, bytes }: Stored): Archive => ({
  files: [{ path: 'cmi5.xml', bytes }],
  async *read() {
    for await (const piece of (await store.read(name)) ?? []) yield Buffer.from(piece)
  },
  close: () => undefined,
})

/** Opens an archive and refuses what is hostile in its directory; nothing is unpacked yet. */
async function openZip(store: Pick<FileStore, 'read'>, { name, bytes }: Stored): Promise<Archive> {
  const zip = await yauzl
    .fromRandomAccessReaderPromise(new StoreReader(store, name), bytes, {
      decodeStrings: false,
      autoClose: false,
      validateEntrySizes: true,
    })
    .catch((error: unknown) => {
      throw asRefused(error)
    })
  try {
    const files = await listFiles(zip)
    const byPath = new Map(files.map((one) => [one.path, one]))
    return { files, read: ({ path }) => read(zip, zippedOf(byPath, path)), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw asRefused(error)
  }
}

async function listFiles(zip: yauzl.ZipFile): Promise<ZippedFile[]> {
  if (zip.entryCount > archiveLimits.entries) throw new ArchiveRefused('archive_too_many')
  const listed: (Listed & { entry: yauzl.Entry })[] = []
  for await (const entry of zip.eachEntry()) listed.push({ ...listedOf(entry), entry })
  checkEntries(listed)
  return listed.filter((one) => !isFolder(one)).map(({ path, bytes, entry }) => ({ path, bytes, entry }))
}

function zippedOf(files: ReadonlyMap<string, ZippedFile>, path: string) {
  const file = files.get(path)
  if (!file) throw new ArchiveRefused('archive_lies', path)
  return file
}

function listedOf(entry: yauzl.Entry): Listed {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields } = entry
  return {
    path: safePath(yauzl.getFileNameLowLevel(flags, fileNameRaw, extraFields, true)),
    bytes: entry.uncompressedSize,
    packed: entry.compressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
    method: entry.compressionMethod,
    flags,
    mode: entry.externalFileAttributes >>> 16,
  }
}

/** NOTE: yauzl ends a stream that gives more or less than its header says. */
async function* read(zip: yauzl.ZipFile, { path, entry }: ZippedFile): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    const header = await zip.readLocalFileHeaderPromise(entry)
    if (!header.fileName.equals(entry.fileNameRaw)) throw new ArchiveRefused('archive_lies', path)
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      const bytes = Buffer.from(piece)
      sum = crc32(bytes, sum)
      yield bytes
    }
  } catch (error) {
    throw asRefused(error, 'archive_lies', path)
  }
  if (sum !== entry.crc32) throw new ArchiveRefused('archive_lies', path)
}
