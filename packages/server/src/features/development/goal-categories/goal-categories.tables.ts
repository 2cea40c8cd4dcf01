import { integer, pgTable, unique } from 'drizzle-orm/pg-core'
import { at, companyId, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** By what a company sorts its training goals. */
export const goalCategories = pgTable(
  'goal_categories',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [unique('goal_categories_company').on(table.companyId, table.id)],
)
