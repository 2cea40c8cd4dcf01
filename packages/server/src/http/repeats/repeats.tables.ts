import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../db/query/columns.ts'

/** The first answer to a change that carried an Idempotency-Key, readable only with that key. */
export const repeats = pgTable(
  'repeats',
  {
    scope: text().notNull(),
    keyHash: text().notNull(),
    contentHash: text().notNull(),
    answer: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.keyHash] }),
    index('repeats_age').on(table.createdAt),
  ],
)
