import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db, Engine } from '../db/engine/db.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { type Entry, filesBelow, readArchive } from './archive.ts'
import { format, type Head, type Tail } from './backup.ts'
import { writeRows } from './rows.ts'
import { countRows, type Sequence, setSequences, type Table, tablesOf } from './tables.ts'
import { demandEmpty, fill, Refusal } from './target.ts'

/** Puts a backup into an empty database and an empty folder of files. */
export async function restore(engine: Engine, dataDir: string, file: string): Promise<Tail> {
  const { head, tail } = await readWhole(file)
  await demandEmpty(engine, 'The database')
  const files = join(dataDir, 'files')
  if ((await filesBelow(files)).length > 0)
    throw new Refusal(`${files} is not empty; nothing was changed. Move its files away first.`)
  const aside = join(dataDir, `files.restoring.${process.pid}`)
  await mkdir(aside, { recursive: true, mode: 0o700 })
  try {
    await migrate(engine, { only: head.migrations })
    await fillFrom(engine, file, { tail, dataDir, aside })
    await rm(files, { recursive: true, force: true })
    await rename(aside, files)
    await migrate(engine)
    return tail
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Reads the archive through before anything is touched. */
async function readWhole(file: string) {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const parts: { head?: Head; tail?: Tail } = {}
  try {
    // NOTE: backUp wrote these two; the format number says that they have this shape.
    for await (const entry of readArchive(file)) {
      if (entry.name === 'oktant.json') parts.head = JSON.parse(await entry.text()) as Head
      if (entry.name === 'whole.json') parts.tail = JSON.parse(await entry.text()) as Tail
    }
  } catch (error) {
    throw new Refusal(`${file} is damaged, or is not a backup; nothing was changed.`, { cause: error })
  }
  const { head, tail } = parts
  if (head?.format !== format) throw new Refusal(`${file} is not a backup that this version can read.`)
  if (!tail) throw new Refusal(`${file} ends too early; nothing was changed.`)
  return { head, tail }
}

type Places = { dataDir: string; aside: string }

function fillFrom(engine: Engine, file: string, { tail, ...places }: Places & { tail: Tail }) {
  return fill(engine, async (db) => {
    const tables = new Map((await tablesOf(db)).map((table) => [table.name, table]))
    for await (const entry of readArchive(file)) await take(db, tables, entry, places)
    await compare(db, tables, tail)
  })
}

async function take(db: Db, tables: Map<string, Table>, entry: Entry, { dataDir, aside }: Places) {
  const [kind = '', name = ''] = entry.name.split('/')
  if (kind === 'files') return entry.saveTo(join(aside, entry.name.slice('files/'.length)))
  if (kind === 'secret' || kind === 'vapid') return keepSecret(join(dataDir, kind), await entry.text())
  if (kind === 'sequences.json') return setSequences(db, JSON.parse(await entry.text()) as Sequence[])
  if (kind !== 'tables') return
  const table = tables.get(name)
  if (!table) throw new Refusal(`The backup has a table "${name}" that this version does not know.`)
  await writeRows(db, table, (await entry.text()).split('\n'))
}

async function keepSecret(path: string, secret: string) {
  await writeFile(path, secret, { mode: 0o600 })
  await chmod(path, 0o600)
}

/** The rows that arrived are as many as were sent. */
export async function compare(db: Db, tables: Map<string, Table>, { rows }: Pick<Tail, 'rows'>) {
  for (const [name, expected] of Object.entries(rows)) {
    const table = tables.get(name)
    const found = table ? await countRows(db, table) : 0
    if (found !== expected)
      throw new Refusal(`${name} should have ${expected} rows and has ${found}; nothing was changed.`)
  }
}
