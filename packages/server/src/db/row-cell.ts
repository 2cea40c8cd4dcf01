import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row as the database wrote it into one cell, in the order of its table’s columns. */
export type Cell = readonly unknown[]

/**
 * A row of a table in one cell. NOTE: of a row with many columns each cell costs its way through the driver, which is more
 * than all else about it; the database writes them into one far quicker.
 */
export function rowCell<T extends PgTable>(table: T) {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => ({
    name,
    column,
    isMoment: column.dataType === 'date',
  }))
  const list = sql.join(
    columns.map(({ column }) => sql`${column}`),
    sql`, `,
  )
  return {
    cell: sql`json_build_array(${list})`,
    read(cells: Cell): T['$inferSelect'] {
      const row: Record<string, unknown> = {}
      for (const [at, { name, isMoment }] of columns.entries()) {
        const cell = cells[at] ?? null
        row[name] = isMoment && typeof cell === 'string' ? new Date(cell) : cell
      }
      // NOTE: the columns of the table, as they were asked for above.
      return row
    },
  }
}
