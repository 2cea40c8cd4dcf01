import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from '../engine/db.ts'

/** Up to when a company's records of one kind are forgotten. */
export type Overdue = { companyId: number; before: Date }

/** Records that are kept for a while: where they are, and since when one, called `row`, has been kept. */
export type Ageing = { table: PgTable; since: SQL }

const among = (overdue: readonly Overdue[]) => sql`unnest(
  ${sql.param(overdue.map(({ companyId }) => companyId))}::integer[],
  ${sql.param(overdue.map(({ before }) => before.toISOString()))}::timestamptz[]) overdue(company_id, before)`

const isOverdue = ({ since }: Ageing) =>
  sql`row.company_id = overdue.company_id and ${since} < overdue.before`

type Counted = { companyId: number; count: number }

/** Removes the rows of each company that are older than it keeps them, by one statement; says how many of whom. */
export const deleteOverdue = (db: Db, ageing: Ageing, overdue: readonly Overdue[]) =>
  rowsOf<Counted>(
    db,
    sql`with gone as (
        delete from ${ageing.table} row using ${among(overdue)} where ${isOverdue(ageing)}
        returning row.company_id)
      select company_id as "companyId", count(*)::int as count from gone group by company_id`,
  )

/** How many that would be, of one company. */
export async function countOverdue(db: Db, ageing: Ageing, overdue: Overdue) {
  const [found] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from ${ageing.table} row, ${among([overdue])} where ${isOverdue(ageing)}`,
  )
  return found?.count ?? 0
}
