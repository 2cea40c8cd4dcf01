import type { SQL } from 'drizzle-orm'
import { PgDialect, type PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Db, Row } from './db.ts'

type Query = PgPreparedQuery<PreparedQueryConfig>

/** A hot statement, put together once for each engine instead of once for each call; a transaction asks it over its own connection. */
export function prepared<T extends Query>(build: (db: Db) => T): (db: Db) => T {
  const built = new WeakMap<Db, T>()
  const models = new Map<unknown, T>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const { session } = db._
    const model = models.get(session.constructor)
    const made = model ? overConnectionOf(db, model) : build(db)
    if (!model) models.set(session.constructor, made)
    built.set(db, made)
    return made
  }
}

/** The same statement over the connection of another handle. */
function overConnectionOf<T extends Query>(db: Db, model: T): T {
  // NOTE: both drivers' sessions hold their connection so, and hand it to what they prepare; their common type does not say it.
  const { client } = db._.session as unknown as { client: unknown }
  return Object.create(model, { client: { value: client } })
}

const dialect = new PgDialect({ casing: 'snake_case' })

/** The same for a statement that is written out; answers its rows. */
export function preparedRows<T extends Row>(name: string, statement: () => SQL) {
  const query = prepared((db) =>
    db._.session.prepareQuery(dialect.sqlToQuery(statement()), undefined, name, false),
  )
  return async (db: Db, values: Record<string, unknown>): Promise<T[]> => {
    // NOTE: both drivers answer an object with `rows`; drizzle's common type does not say so.
    const result = (await query(db).execute(values)) as unknown as { rows: T[] }
    return result.rows
  }
}
