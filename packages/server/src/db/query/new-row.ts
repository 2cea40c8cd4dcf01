import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row as its table would fill it, where nothing is written. */
export function newRow<T extends PgTable>(
  table: T,
  values: T['$inferInsert'] & Partial<T['$inferSelect']>,
): T['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table))
  // NOTE: all columns of the table, of which those that have no default were given.
  return { ...Object.fromEntries(columns.map(([name, column]) => [name, column.default ?? null])), ...values }
}
