import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { type Rule, stayReasons } from '@oktant/contract/people/learning-groups.ts'
import { at, companyId, companyKey, createdAt, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'

export const learningGroups = pgTable(
  'learning_groups',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    name: localText(),
    description: localText(),
    rule: jsonb().$type<Rule>().notNull(),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [unique('learning_groups_company').on(table.companyId, table.id)],
)

/**
 * Since when somebody belongs to a learning group, by rule or by hand, or is kept out of it; what is over stays as its
 * history. Whoever has one that is open, and not of being kept out, belongs to the group.
 */
export const learningGroupStays = pgTable(
  'learning_group_stays',
  {
    id: id(),
    companyId: companyId(),
    groupId: integer().notNull(),
    userId: integer().notNull(),
    reason: text({ enum: stayReasons }).notNull(),
    /** Who put them in by hand or keeps them out; NOTE: by number alone, as they may be gone before the stay is over. */
    decidedBy: integer(),
    since: at().notNull(),
    until: at(),
    /** Until when they are to be through what the group gives, where it was said for them alone. */
    dueOn: date(),
  },
  (table) => [
    uniqueIndex('learning_group_stays_open')
      .on(table.companyId, table.groupId, table.userId, table.reason)
      .where(sql`${table.until} is null`),
    index('learning_group_stays_group').on(table.companyId, table.groupId, table.since),
    index('learning_group_stays_user').on(table.companyId, table.userId),
    companyKey('learning_group_stays_group_fk', [table.companyId, table.groupId], learningGroups),
    companyKey('learning_group_stays_user_fk', [table.companyId, table.userId], users),
  ],
)
