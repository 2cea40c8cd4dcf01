import { sql } from 'drizzle-orm'
import { type Db, type Engine, rowsOf } from '../db/engine/db.ts'
import { tablesOf, withoutForeignKeys, withoutTriggers } from './tables.ts'

/** A reason, in one line, for not doing what was asked. */
export class Refusal extends Error {
  override name = 'Refusal'
}

export async function demandEmpty(engine: Engine, what: string) {
  const tables = await rowsOf<{ name: string }>(
    engine.db,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  if (tables.length === 0) return
  throw new Refusal(
    `${what} is not empty (it has ${tables.length} tables); nothing was changed. Name an empty one.`,
  )
}

/** Lets one transaction take as long as it needs; the server's own may not. */
export async function unhurried(db: Db) {
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
}

/** Fills a migrated database in one transaction: everything or nothing. */
export function fill(engine: Engine, work: (db: Db) => Promise<void>) {
  return engine.db.transaction(async (db) => {
    await unhurried(db)
    await withoutTriggers(db, () =>
      withoutForeignKeys(db, async () => {
        for (const { name } of await tablesOf(db))
          await db.execute(sql`truncate ${sql.identifier('public')}.${sql.identifier(name)}`)
        await work(db)
      }),
    )
  })
}
