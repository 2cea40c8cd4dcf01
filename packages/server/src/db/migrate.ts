import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Engine } from './db.ts'

// NOTE: any constant number of ours; two processes that start at once must mean the same lock.
const lockNumber = 7_080_001

/**
 * Brings the database up to this version, forward only; of several processes one works and the others wait.
 * `only` stops at those that another database has had, so that its rows fit.
 */
export async function migrate(engine: Engine, { only }: { only?: string[] } = {}) {
  const all = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  const unknown = only?.some((hash) => !all.some((migration) => migration.hash === hash))
  if (unknown)
    throw new Error('These data were made by another version of Oktant; use that one, or a newer one.')
  const migrations = only ? all.filter(({ hash }) => only.includes(hash)) : all
  const preparations = [
    `select pg_advisory_xact_lock(${lockNumber})`,
    // NOTE: it comes with every PostgreSQL, and whoever owns a database may add it.
    'create extension if not exists pg_trgm',
    'create table if not exists migrations (hash text primary key, made_at bigint not null, applied_at timestamptz not null default now())',
  ]
  await engine.db.transaction(async (tx) => {
    for (const statement of preparations) await tx.execute(statement)
    const applied = await tx.execute('select hash from migrations')
    const hashes = new Set((applied as unknown as { rows: { hash: string }[] }).rows.map((row) => row.hash))
    for (const { hash, sql, folderMillis } of migrations) {
      if (hashes.has(hash)) continue
      for (const statement of sql) if (statement.trim()) await tx.execute(statement)
      await tx.execute(`insert into migrations (hash, made_at) values ('${hash}', ${folderMillis})`)
    }
  })
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
