import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { rewardOccasions, rewardPeriods } from '@oktant/contract/development/reward-kinds.ts'
import { at, companyId, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

/** What people can be rewarded for, and with how many points. */
export const rewardKinds = pgTable(
  'reward_kinds',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    about: localText(),
    points: integer().notNull(),
    /** A person’s word, or what the product gives it for by itself. */
    occasion: text({ enum: rewardOccasions }).notNull(),
    /** How many points its rule gives to all in a period; nothing sets no bound. */
    ruleBudget: integer(),
    /** Rises with every change, so that two people notice each other. */
    changes: integer().notNull().default(0),
    changedAt: at().notNull().defaultNow(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [unique('reward_kinds_company').on(table.companyId, table.id)],
)

/** How many points each may give in a period; a company without a row sets no bound. */
export const rewardBudgets = pgTable('reward_budgets', {
  companyId: companyId()
    .primaryKey()
    .references(() => companies.id),
  points: integer(),
  period: text({ enum: rewardPeriods }).notNull(),
  changes: integer().notNull(),
})
