import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack, type Pack } from 'tar-stream'

/** Writes one file, readable by its owner alone, that is there whole or not at all. */
export async function writeArchive(file: string, fillIt: (archive: Pack) => Promise<void>) {
  const part = `${file}.part`
  const archive = pack()
  const written = pipeline(archive, createGzip({ level: 6 }), createWriteStream(part, { mode: 0o600 }))
  try {
    await Promise.all([
      written,
      fillIt(archive).then(
        () => archive.finalize(),
        (error) => archive.destroy(error),
      ),
    ])
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

export function addText(archive: Pack, name: string, text: string) {
  return new Promise<void>((resolve, reject) =>
    archive.entry({ name }, text, (error) => (error ? reject(error) : resolve())),
  )
}

/** Adds every file below a folder as `files/…`. */
export async function addFiles(archive: Pack, folder: string) {
  let count = 0
  for (const path of await filesBelow(folder)) {
    const { size } = await lstat(join(folder, path))
    const entry = archive.entry({ name: `files/${path.split(sep).join('/')}`, size })
    await pipeline(createReadStream(join(folder, path)), entry)
    count += 1
  }
  return count
}

export async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

export type Entry = { name: string; text: () => Promise<string>; saveTo: (path: string) => Promise<void> }

export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const archive = extract()
  const source = pipeline(createReadStream(file), createGunzip(), archive)
  source.catch(() => archive.destroy())
  for await (const entry of archive) {
    const { name } = entry.header
    if (name.startsWith('/') || name.split('/').includes('..'))
      throw new Error(`${name} lies outside the archive.`)
    yield {
      name,
      text: async () => (await buffer(entry)).toString('utf8'),
      saveTo: async (path) => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await pipeline(entry, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      },
    }
    entry.resume()
  }
  await source
}
