import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type WantedRows = { where: SQL | undefined; order: readonly (AnyColumn | SQL)[] }

/**
 * The rows of a table as one value of another row, so that one statement brings what otherwise took one for each table.
 * NOTE: a select of one table alone would write the columns here without the names of their tables; it joins another.
 */
export function rowsAsOne<T extends PgTable>(table: T, { where, order }: WantedRows) {
  const columns = Object.entries(getTableColumns(table))
  const moments = columns.filter(([, { dataType }]) => dataType === 'date')
  const pairs = columns.map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  const rows = sql`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)})
    order by ${sql.join([...order], sql`, `)}), '[]') from ${table} where ${where})`
  return rows.mapWith((found: Record<string, unknown>[]): T['$inferSelect'][] =>
    found.map((row) => {
      for (const [name, column] of moments)
        if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name])
      // NOTE: JSON carries the values of every other kind of column as the driver reads them.
      return row as T['$inferSelect']
    }),
  )
}
