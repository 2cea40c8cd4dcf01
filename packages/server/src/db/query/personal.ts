import { type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, type Row, rowsOf } from '../engine/db.ts'

export type PersonKey = { companyId: number; id: number }

/** What one feature keeps about a person, as the archive of their data shows it. */
export type PersonalPart = {
  /** The name of its files, in kebab-case. */
  name: string
  title: LocalText
  /** The columns with somebody's number that it accounts for, as `table.column`. */
  covers: readonly string[]
  /** Of what the columns `before` and `after` hold changed fields, where there are some. */
  changesOf?: string
  /** The rows, in an order of their own, with columns that a person can read and none that opens an account. */
  rows: (whose: PersonKey) => SQL
}

export const personalPart = (part: PersonalPart) => part

const atOnce = 500

/** All rows of a part, some at a time, so that however many there are the memory stays small. */
export async function* rowsOfPart(db: Db, part: PersonalPart, whose: PersonKey): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += atOnce) {
    const rows = await rowsOf<Row>(
      db,
      sql`select * from (${part.rows(whose)}) part limit ${atOnce} offset ${offset}`,
    )
    yield* rows
    if (rows.length < atOnce) return
  }
}

export async function countPart(db: Db, part: PersonalPart, whose: PersonKey) {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int count from (${part.rows(whose)}) part`,
  )
  return row?.count ?? 0
}
