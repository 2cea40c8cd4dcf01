import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Db, type Engine, rowsOf } from '../db/engine/db.ts'
import { addFiles, addText, writeArchive } from './archive.ts'
import { readRows } from './rows.ts'
import { countRows, sequencesOf, tablesOf } from './tables.ts'
import { Refusal, unhurried } from './target.ts'

export const format = 1

/** What stands first in a backup, and what stands last and says that it is whole. */
export type Head = { format: number; engine: Engine['kind']; madeAt: string; migrations: string[] }
export type Tail = { rows: Record<string, number>; files: number }

/** Writes the database, as it stands at one moment, and the files beside it into one archive. */
export async function backUp(engine: Engine, dataDir: string, file: string): Promise<Tail> {
  if (existsSync(file)) throw new Refusal(`${file} is already there. Name another file.`)
  const tail: Tail = { rows: {}, files: 0 }
  await engine.db.transaction(
    (db) =>
      writeArchive(file, async (archive) => {
        await unhurried(db)
        const head: Head = {
          format,
          engine: engine.kind,
          madeAt: new Date().toISOString(),
          migrations: await migrationsOf(db),
        }
        await addText(archive, 'oktant.json', JSON.stringify(head))
        for (const table of await tablesOf(db)) {
          tail.rows[table.name] = await countRows(db, table)
          let part = 0
          for await (const lines of readRows(db, table))
            await addText(
              archive,
              `tables/${table.name}/${String(part++).padStart(8, '0')}.ndjson`,
              lines.join('\n'),
            )
        }
        await addText(archive, 'sequences.json', JSON.stringify(await sequencesOf(db)))
        for (const name of ['secret', 'vapid']) {
          const path = join(dataDir, name)
          if (existsSync(path)) await addText(archive, name, await readFile(path, 'utf8'))
        }
        tail.files = await addFiles(archive, join(dataDir, 'files'))
        await addText(archive, 'whole.json', JSON.stringify(tail))
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return tail
}

export async function migrationsOf(db: Db) {
  const rows = await rowsOf<{ hash: string }>(db, sql`select hash from migrations order by made_at`)
  return rows.map(({ hash }) => hash)
}
