import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { uploadBytes } from '@oktant/contract/kit/constants.ts'
import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import type { Db } from '../db/engine/db.ts'
import { fail } from '../http/fail.ts'
import { type FileKind, files } from './files.tables.ts'
import type { FileStore } from './store.ts'

export type StoredFile = typeof files.$inferSelect
export type NewFile = {
  companyId: number
  createdBy: number | null
  kind: FileKind
  bytes: Buffer
  title: string
}

export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']
const unknownType = 'application/octet-stream'
const packageTypes = ['application/zip', 'application/xml']
const printable: readonly string[] = ['image/png', 'image/jpeg']
const isImage = (type: string) => imageTypes.includes(type)

/** What each kind of file may be; a document may be anything, as it is never opened in the browser. */
const accepts: Record<FileKind, { test: (type: string) => boolean; otherwise: ErrorCode }> = {
  avatar: { test: isImage, otherwise: 'not_an_image' },
  logo: { test: isImage, otherwise: 'not_an_image' },
  image: { test: isImage, otherwise: 'not_an_image' },
  document: { test: () => true, otherwise: 'invalid_input' },
  // NOTE: of cmi5 the structure of a course may come alone.
  package: { test: (type) => packageTypes.includes(type), otherwise: 'invalid_input' },
  video: { test: (type) => type.startsWith('video/'), otherwise: 'invalid_input' },
  archive: { test: (type) => type === 'application/zip', otherwise: 'invalid_input' },
  // NOTE: no others can be printed.
  certificate: { test: (type) => printable.includes(type), otherwise: 'not_an_image' },
  // NOTE: text has no mark of its own, so whatever is known by one is something else.
  import: { test: (type) => type === unknownType, otherwise: 'import_not_csv' },
}

const newFileName = () => randomBytes(20).toString('hex')

/** Keeps a file: its bytes first, then its row; bytes whose row is undone are swept away later. */
export async function keepFile(db: Db, store: FileStore, file: NewFile): Promise<StoredFile> {
  const { kind, bytes, title, ...whose } = file
  if (bytes.length > uploadBytes[kind]) throw fail('too_large')
  const type = await checkType(kind, bytes)
  const name = newFileName()
  await store.write(name, [bytes])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const values = { ...whose, kind, name, type, sha256, bytes: bytes.length, title: title.slice(0, 255) }
  const [row] = await db.insert(files).values(values).returning()
  if (!row) throw fail('unexpected')
  return row
}

/** A name under which the product writes what it makes itself, before there is a row of it. */
export const nameMade = newFileName

/** The row of a file that the product has made and written itself. */
export async function insertMade(db: Db, values: typeof files.$inferInsert): Promise<StoredFile> {
  const [row] = await db.insert(files).values(values).returning()
  if (!row) throw fail('unexpected')
  return row
}

/** The rows of many files that are in the store already, in the order of their values. */
export async function insertAllMade(db: Db, values: readonly (typeof files.$inferInsert)[]) {
  return values.length === 0
    ? []
    : db
        .insert(files)
        .values([...values])
        .returning()
}

/** Bytes in the store that no row names yet; the beginning tells their type. */
export type StoredBytes = { stored: string; bytes: number; sha256: string; head: Buffer }

const headBytes = 4100

/** Writes a stream to the store as it comes. */
export async function storeStream(store: FileStore, source: AsyncIterable<Uint8Array>): Promise<StoredBytes> {
  const stored = newFileName()
  const hash = createHash('sha256')
  const told = { bytes: 0, head: Buffer.alloc(0) }
  async function* watched() {
    for await (const chunk of source) {
      hash.update(chunk)
      told.bytes += chunk.length
      if (told.head.length < headBytes)
        told.head = Buffer.concat([told.head, chunk.subarray(0, headBytes - told.head.length)])
      yield chunk
    }
  }
  await store.write(stored, watched())
  return { stored, sha256: hash.digest('hex'), ...told }
}

type NewRow = { companyId: number; createdBy: number | null; kind: FileKind; title: string }

/** NOTE: the mark of UTF-16 is taken for the beginning of a sound. */
const withoutMark = (head: Uint8Array) =>
  (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff) ? head.subarray(2) : head

/** The type that a file's beginning tells, where it is one of its kind. */
export async function checkType(kind: FileKind, head: Uint8Array) {
  const type = (await fileTypeFromBuffer(kind === 'import' ? withoutMark(head) : head))?.mime ?? unknownType
  if (!accepts[kind].test(type)) throw fail(accepts[kind].otherwise)
  return type
}

/** Whether a beginning is that of a text: XML alone has a mark of its own and is one. */
export async function isText(head: Uint8Array) {
  const type = (await fileTypeFromBuffer(withoutMark(head)))?.mime
  return type === undefined || type === 'application/xml'
}

/** Names bytes that are in the store already, where they are of the kind that they are taken for. */
export async function nameStored(db: Db, { stored, head, ...content }: StoredBytes, row: NewRow) {
  const { kind, title, ...whose } = row
  const type = await checkType(kind, head)
  const { bytes, sha256 } = content
  const values = { ...whose, kind, bytes, sha256, type, name: stored, title: title.slice(0, 255) }
  const [made] = await db.insert(files).values(values).returning()
  if (!made) throw fail('unexpected')
  return made
}

/** Forgets a file; its bytes go with the next sweep, so that an undone transaction loses nothing. */
export async function forgetFile(db: Db, companyId: number, id: number) {
  await db.delete(files).where(and(eq(files.companyId, companyId), eq(files.id, id)))
}

export async function findFile(db: Db, id: number): Promise<StoredFile | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id))
  return row
}

export async function listFiles(db: Db, ids: readonly number[]): Promise<StoredFile[]> {
  return ids.length > 0
    ? db
        .select()
        .from(files)
        .where(inArray(files.id, [...ids]))
    : []
}

/** A logo by its random name alone: pages before the sign-in and letters show it. */
export async function findLogo(db: Db, name: string): Promise<StoredFile | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.name, name), eq(files.kind, 'logo')))
  return row
}

const sweptAfter = 24 * 3_600_000
const sweptAtOnce = 500

/** Which of these names others keep rows of. */
type ListNamed = (names: readonly string[]) => Promise<string[]>
const nothing: ListNamed = async () => []

/** Removes bytes that no row names; young ones are left alone, as their transaction may still be open. */
export async function sweepFiles(db: Db, store: FileStore, now: Date, listNamed = nothing) {
  let batch: string[] = []
  const sweep = async () => {
    const rows = await db.select({ name: files.name }).from(files).where(inArray(files.name, batch))
    const named = new Set([...rows.map(({ name }) => name), ...(await listNamed(batch))])
    for (const name of batch) if (!named.has(name)) await store.remove(name)
    batch = []
  }
  for await (const name of store.listOld(new Date(now.getTime() - sweptAfter))) {
    batch.push(name)
    if (batch.length === sweptAtOnce) await sweep()
  }
  if (batch.length) await sweep()
}
