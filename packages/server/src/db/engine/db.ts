import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'

/** What every function that touches data takes first: the pool, or the transaction it is called in. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/**
 * What both engines are told about this machine: that a page read out of turn costs little more than the next one, as it
 * does on anything but a spinning disk, that the names of 100,000 people are sorted in memory, and from where on two words
 * are nearly the same to the search: "exel" and "excel" share two fifths of their letters taken by three, "hygeine" and
 * "hygiene" as wholes a third.
 */
export const plannerSettings = {
  random_page_cost: '1.1',
  work_mem: '16MB',
  // NOTE: what is asked here is answered in less time than its translation to machine code takes.
  jit: 'off',
  'pg_trgm.word_similarity_threshold': '0.4',
  'pg_trgm.similarity_threshold': '0.3',
} as const

export type Row = Record<string, unknown>

/** What differs between the two engines, and nothing else. */
export type Engine = {
  kind: 'embedded' | 'postgres'
  db: Db
  /** Hears what `notify` says in any process, after its transaction has committed. */
  listen: (hear: (notice: string) => void) => Promise<() => Promise<void>>
  /** False while what other processes say may be missed; caches must not be trusted then. */
  hears: () => boolean
  /** One statement outside drizzle: migrations, health, jobs. */
  query: (text: string, values?: unknown[]) => Promise<Row[]>
  /** Refuses a change that there is no room for; asked by transactions themselves, and for what changes without one. */
  beforeChange: () => void
  /** Requests that wait for a connection, for the overload guard. */
  waiting: () => number
  close: () => Promise<void>
}

/** What stands between the beginning and the end of a script that brings its own transaction. */
export const insideOf = (text: string) => /^\s*begin;([\s\S]*)commit;\s*$/i.exec(text)?.[1]

/** Rows of a raw statement, whichever engine answers. */
export async function rowsOf<T extends Row>(db: Db, statement: SQL): Promise<T[]> {
  // NOTE: both drivers answer an object with `rows`; drizzle's common type does not say so.
  const result = (await db.execute(statement)) as unknown as { rows: T[] }
  return result.rows
}
