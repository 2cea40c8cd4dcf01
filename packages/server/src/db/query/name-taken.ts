import type { LocalText } from '@oktant/contract/http/http.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from '../engine/db.ts'
import { sameName } from './same-name.ts'

type Named = PgTable & { id: AnyPgColumn; companyId: AnyPgColumn; removedAt: AnyPgColumn }
/** A table with the column of its names, and which of its rows are asked where not all are one list. */
type Among = { table: Named; name: AnyPgColumn; only?: SQL }
type NameOwner = { companyId: number; but: number | null }

/** Has another row of a company’s list this name, in either language? What was removed leaves its name free. */
export async function isNameTaken(
  db: Db,
  { table, name, only = sql`true` }: Among,
  { companyId, but }: NameOwner,
  wanted: LocalText,
) {
  const found = await rowsOf(
    db,
    sql`select from ${table} where ${table.companyId} = ${companyId} and ${table.removedAt} is null
      and ${table.id} is distinct from ${but}::integer and ${only} and ${sameName(name, wanted)} limit 1`,
  )
  return found.length > 0
}
