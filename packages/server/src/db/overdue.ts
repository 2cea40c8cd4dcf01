import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'

/** Up to when a company's records of one kind are forgotten. */
export type Overdue = { companyId: number; before: Date }

/** Removes the rows of each company that are older than it keeps them, by one statement. */
export async function deleteOverdue(db: Db, table: PgTable, overdue: readonly Overdue[], age: SQL) {
  if (!overdue.length) return
  await db.execute(sql`
    delete from ${table} row
    using unnest(
      ${sql.param(overdue.map(({ companyId }) => companyId))}::integer[],
      ${sql.param(overdue.map(({ before }) => before.toISOString()))}::timestamptz[]) overdue(company_id, before)
    where row.company_id = overdue.company_id and ${age} < overdue.before`)
}
