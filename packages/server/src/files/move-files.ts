import { createHash } from 'node:crypto'
import { asc, gt } from 'drizzle-orm'
import type { Db } from '../db/engine/db.ts'
import { files } from './files.tables.ts'
import type { FileStore } from './store.ts'

const atOnce = 200
type File = Pick<typeof files.$inferSelect, 'name' | 'sha256'>

/** Copies every file that a row names, and looks whether what arrived is what was kept. */
export async function moveFiles(db: Db, from: FileStore, to: FileStore) {
  const counts = { copied: 0, missing: 0 }
  for await (const file of everyFile(db)) counts[(await copy(file, from, to)) ? 'copied' : 'missing'] += 1
  return counts
}

async function* everyFile(db: Db) {
  let last = 0
  for (;;) {
    const rows = await db
      .select({ id: files.id, name: files.name, sha256: files.sha256 })
      .from(files)
      .where(gt(files.id, last))
      .orderBy(asc(files.id))
      .limit(atOnce)
    yield* rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < atOnce) return
  }
}

async function copy({ name, sha256 }: File, from: FileStore, to: FileStore) {
  const source = await from.read(name)
  if (!source) return false
  await to.write(name, source)
  const hash = createHash('sha256')
  for await (const piece of (await to.read(name)) ?? []) hash.update(piece)
  if (hash.digest('hex') !== sha256) throw new Error(`${name} did not arrive whole`)
  return true
}
