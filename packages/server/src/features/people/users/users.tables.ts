import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { userActions } from '@oktant/contract/people/users.ts'
import { at, companyId, createdAt, id } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** Who was changed at once, and what stood there before: what taking it back needs. */
export const userChanges = pgTable(
  'user_changes',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    createdBy: integer().notNull(),
    action: text({ enum: userActions }).notNull(),
    target: integer(),
    /** The value of each person before; a membership has none. */
    before: jsonb().$type<{ id: number; value: number | string | null }[]>().notNull(),
    createdAt: createdAt(),
    undoneAt: at(),
  },
  (table) => [
    unique('user_changes_company').on(table.companyId, table.id),
    index('user_changes_newest').on(table.companyId, table.createdAt),
  ],
)
