import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ByteRange, checkedName, type FileStore, isFileName } from './store.ts'

/** Files in a folder, spread over 256 others by the first two letters of their names. */
export function folderStore(root: string): FileStore {
  const pathOf = (name: string) => {
    return join(root, name.slice(0, 2), checkedName(name))
  }
  return {
    write: (name, source) => writeWhole(pathOf(name), source),
    read: (name, range) => openFile(pathOf(name), range),
    remove: (name) => rm(pathOf(name), { force: true }),
    listOld: (until) => listOld(root, until),
  }
}

/** Written beside its place and moved there when it is safe on the disk, so nobody ever meets half a file. */
async function writeWhole(path: string, source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const folder = dirname(path)
  const unfinished = `${path}.unfinished`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      for await (const chunk of source) await file.writeFile(chunk)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openFile(path: string, range?: ByteRange) {
  try {
    const file = await open(path, 'r')
    return createReadStream('', { fd: file, ...range })
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function* listOld(root: string, until: Date) {
  for (const folder of await entriesOf(root)) {
    if (!folder.isDirectory()) continue
    for (const { name } of await entriesOf(join(root, folder.name))) {
      const { mtime } = await stat(join(root, folder.name, name))
      if (mtime >= until) continue
      if (isFileName(name)) yield name
      // NOTE: what a killed process left half-written.
      else if (name.endsWith('.unfinished')) await rm(join(root, folder.name, name), { force: true })
    }
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
