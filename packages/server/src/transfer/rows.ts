import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/engine/db.ts'
import type { Table } from './tables.ts'

const batch = 500

const named = ({ name }: Table) => sql`${sql.identifier('public')}.${sql.identifier(name)}`
const columnsOf = ({ columns }: Table) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

/** A table's rows, some hundreds at a time, each as one line of JSON. Needs a transaction. */
export async function* readRows(db: Db, table: Table) {
  await db.execute(
    sql`declare rows_read no scroll cursor for
      select row_to_json(r)::text as line from (select ${columnsOf(table)} from ${named(table)}) r`,
  )
  for (;;) {
    const rows = await rowsOf<{ line: string }>(db, sql.raw(`fetch ${batch} from rows_read`))
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await db.execute(sql`close rows_read`)
}

// NOTE: the lines are never parsed on this side, so no number and no instant loses a digit.
export async function writeRows(db: Db, table: Table, lines: string[]) {
  const columns = columnsOf(table)
  await db.execute(
    sql`insert into ${named(table)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${named(table)}, ${`[${lines.join(',')}]`}::json)`,
  )
}
