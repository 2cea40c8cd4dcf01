import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../engine/db.ts'

export type Pointer = { table: string; column: string }

/** Every column of the database that names a row of a table; a later feature’s are among them by themselves. */
export const listPointers = (db: Db, table: string) =>
  rowsOf<Pointer>(
    db,
    sql`select pointing.relname as "table", named.attname as "column"
      from pg_constraint fk
      join pg_class pointing on pointing.oid = fk.conrelid
      join pg_class target on target.oid = fk.confrelid and target.relname = ${table}
      cross join lateral unnest(fk.conkey, fk.confkey) pair(here, there)
      join pg_attribute named on named.attrelid = fk.conrelid and named.attnum = pair.here
      join pg_attribute id on id.attrelid = fk.confrelid and id.attnum = pair.there and id.attname = 'id'
      where fk.contype = 'f'`,
  )

export const idList = (ids: readonly number[]) => sql`${sql.param([...ids])}::integer[]`

/** Which of these numbers one of the columns names in a company. */
export async function listNamed(
  db: Db,
  companyId: number,
  ids: readonly number[],
  pointers: readonly Pointer[],
) {
  if (!ids.length || !pointers.length) return []
  const named = pointers.map(
    ({ table, column }) => sql`exists (select from ${sql.identifier(table)} pointing
      where pointing.company_id = ${companyId} and pointing.${sql.identifier(column)} = target.id)`,
  )
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select target.id from unnest(${idList(ids)}) target(id) where ${sql.join(named, sql` or `)}`,
  )
  return rows.map(({ id }) => id)
}
