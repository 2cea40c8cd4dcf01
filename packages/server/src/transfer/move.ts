import type { Engine } from '../db/engine/db.ts'
import { migrate } from '../db/migrate/migrate.ts'
import { migrationsOf } from './backup.ts'
import { compare } from './restore.ts'
import { readRows, writeRows } from './rows.ts'
import { countRows, sequencesOf, setSequences, tablesOf } from './tables.ts'
import { demandEmpty, fill } from './target.ts'

/** Copies every row of one engine into the other, empty one; answers how many per table. */
export async function move(source: Engine, target: Engine) {
  await demandEmpty(target, 'The database of DATABASE_URL')
  await migrate(target, { only: await migrationsOf(source.db) })
  const rows: Record<string, number> = {}
  await source.db.transaction(
    async (from) =>
      fill(target, async (to) => {
        const tables = await tablesOf(to)
        for (const table of tables) {
          rows[table.name] = await countRows(from, table)
          for await (const lines of readRows(from, table)) await writeRows(to, table, lines)
        }
        await setSequences(to, await sequencesOf(from))
        await compare(to, new Map(tables.map((table) => [table.name, table])), { rows })
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return rows
}
