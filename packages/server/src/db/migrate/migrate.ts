import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Engine } from '../engine/db.ts'

// NOTE: any constant number of ours; two processes that start at once must mean the same lock.
const lockNumber = 7_080_001

/** The last of the migrations that the baseline stands for; whoever has had it has had them all. */
const lastBefore = 'd1e7511ec9704e88d50f7170cec488fb3c56bbe520dc73fc83b1b1315006d316'

/**
 * Brings the database up to this version, forward only; of several processes one works and the others wait.
 * `only` stops at those that another database has had, so that its rows fit.
 */
export async function migrate(engine: Engine, { only }: { only?: string[] } = {}) {
  const all = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  const [baseline] = all
  if (!baseline) throw new Error('The folder of migrations is empty.')
  const known = new Set(all.map(({ hash }) => hash))
  const wanted = only && sinceBaseline(only, baseline.hash)
  if (wanted?.some((hash) => !known.has(hash)))
    throw new Error('These data were made by another version of Oktant; use that one, or a newer one.')
  const migrations = wanted ? all.filter(({ hash }) => wanted.includes(hash)) : all
  const preparations = [
    `select pg_advisory_xact_lock(${lockNumber})`,
    // NOTE: it comes with every PostgreSQL, and whoever owns a database may add it.
    'create extension if not exists pg_trgm',
    'create table if not exists migrations (hash text primary key, made_at bigint not null, applied_at timestamptz not null default now())',
  ]
  await engine.db.transaction(async (tx) => {
    for (const statement of preparations) await tx.execute(statement)
    const found = await tx.execute('select hash from migrations order by made_at')
    const applied = (found as unknown as { rows: { hash: string }[] }).rows.map((row) => row.hash)
    const hashes = new Set(sinceBaseline(applied, baseline.hash))
    if (hashes.has(baseline.hash) && !applied.includes(baseline.hash)) await note(tx, baseline)
    if (applied.length && !hashes.has(baseline.hash))
      throw new Error(
        'These data are older than this version can carry on; start the version of 23 November 2026 once, then this one.',
      )
    for (const { hash, sql, folderMillis } of migrations) {
      if (hashes.has(hash)) continue
      for (const statement of sql) if (statement.trim()) await tx.execute(statement)
      await note(tx, { hash, folderMillis })
    }
  })
}

type Done = { hash: string; folderMillis: number }
const note = (tx: Pick<Engine['db'], 'execute'>, { hash, folderMillis }: Done) =>
  tx.execute(`insert into migrations (hash, made_at) values ('${hash}', ${folderMillis})`)

/** What a database has had, with the baseline in place of all that it stands for. */
function sinceBaseline(hashes: string[], baseline: string) {
  const last = hashes.indexOf(lastBefore)
  return last < 0 ? hashes : [baseline, ...hashes.slice(last + 1)]
}

/** Beside the sources, or beside the bundle. */
function migrationsFolder() {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The folder of migrations is missing.')
    folder = parent
  }
  return join(folder, 'migrations')
}
