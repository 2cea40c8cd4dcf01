import type { DecisionKind } from '@oktant/contract/people/deputies.ts'
import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { users } from '../people/people.tables.ts'

/** Who decides in somebody's place, from a day to a day of theirs. */
export const deputies = pgTable(
  'deputies',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    deputyId: integer().notNull(),
    fromDay: date().notNull(),
    untilDay: date().notNull(),
    kinds: text().array().$type<DecisionKind[]>().notNull(),
    namedBy: integer().notNull(),
    createdAt: createdAt(),
    endedAt: at(),
  },
  (table) => [
    companyKey('deputies_user', [table.companyId, table.userId], users),
    companyKey('deputies_deputy', [table.companyId, table.deputyId], users),
    index('deputies_of_user').on(table.companyId, table.userId, table.untilDay),
    index('deputies_of_deputy').on(table.companyId, table.deputyId, table.untilDay),
  ],
)
