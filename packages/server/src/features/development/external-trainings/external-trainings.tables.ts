import { index, integer, jsonb, pgTable, unique } from 'drizzle-orm/pg-core'
import type { GoalOutline } from '@oktant/contract/development/goal-shapes.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { goalCategories } from '../goal-categories/goal-categories.tables.ts'

/** Training that others give, as a company offers it to its people. */
export const externalTrainings = pgTable(
  'external_trainings',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    goalCategoryId: integer(),
    costCents: integer(),
    outline: jsonb().$type<GoalOutline>().notNull(),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('external_trainings_company').on(table.companyId, table.id),
    companyKey('external_trainings_category', [table.companyId, table.goalCategoryId], goalCategories),
    index('external_trainings_of_category').on(table.companyId, table.goalCategoryId),
  ],
)
