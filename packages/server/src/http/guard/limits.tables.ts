import { at } from '../../db/query/columns.ts'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How often something was tried lately: a row for each limit and whoever tries, in one window of time. */
export const attempts = pgTable(
  'attempts',
  { who: text().primaryKey(), count: integer().notNull(), endsAt: at().notNull() },
  (table) => [index('attempts_end').on(table.endsAt)],
)
