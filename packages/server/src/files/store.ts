import type { Readable } from 'node:stream'

// NOTE: names are made by `newFileName` alone; anything else never reaches a store.
export const isFileName = (name: string) => /^[0-9a-f]{40}$/.test(name)

export function checkedName(name: string) {
  if (!isFileName(name)) throw new Error('This is no name of a stored file.')
  return name
}

/** From the first to the last byte, both included. */
export type ByteRange = { start: number; end: number }

/** Where bytes are kept: a folder, or an S3-compatible service. */
export type FileStore = {
  /** Keeps all of it or nothing. */
  write: (name: string, source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) => Promise<void>
  /** Null where there is no such file. */
  read: (name: string, range?: ByteRange) => Promise<Readable | null>
  remove: (name: string) => Promise<void>
  /** Names kept since before `until`. */
  listOld: (until: Date) => AsyncIterable<string>
}

/** All bytes of a file that is known to be small. */
export async function readWhole(store: Pick<FileStore, 'read'>, name: string) {
  const stream = await store.read(name)
  if (!stream) return null
  const pieces: Buffer[] = []
  for await (const piece of stream) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}
