import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'

/** Who is connected with whom: two rows for each pair, so that either side finds its own by one index. */
export const connections = pgTable(
  'connections',
  {
    companyId: companyId(),
    userId: integer().notNull(),
    otherId: integer().notNull(),
    createdAt: createdAt(),
    /** Ended; kept, so that it can be brought back and nobody is told of the same one twice. */
    removedAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.otherId] }),
    index('connections_other').on(table.companyId, table.otherId),
    companyKey('connections_user_fk', [table.companyId, table.userId], users),
    companyKey('connections_other_fk', [table.companyId, table.otherId], users),
  ],
)
