import { date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { rewardOccasions } from '@oktant/contract/development/reward-kinds.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { at, companyId, companyKey, id } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'
import { rewardKinds } from '../reward-kinds/reward-kinds.tables.ts'

/** Rewards that people were given; one that was taken back stays, with why. */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    kindId: integer().notNull(),
    /** As many as the kind had then. */
    points: integer().notNull(),
    occasion: text({ enum: rewardOccasions }).notNull(),
    reason: text().notNull(),
    /** What a rule has seen, by its name. */
    about: jsonb().$type<LocalText>(),
    /** Which certificate it was. NOTE: by number alone, as the reward outlives it. */
    certificateId: integer(),
    /** Which goal it was, by number for the same reason. */
    goalId: integer(),
    /** Nobody where a rule gave it. */
    giverId: integer(),
    givenAt: at().notNull(),
    /** The day at the company, by which it counts in the giver’s period. */
    givenOn: date().notNull(),
    takenBackAt: at(),
    /** Nobody where the proof of its goal was revoked. */
    takenBackBy: integer(),
    takenBackReason: text().notNull().default(''),
  },
  (table) => [
    unique('rewards_company').on(table.companyId, table.id),
    uniqueIndex('rewards_certificate').on(table.companyId, table.kindId, table.certificateId),
    uniqueIndex('rewards_goal').on(table.companyId, table.kindId, table.goalId),
    index('rewards_of_goal').on(table.companyId, table.goalId),
    index('rewards_kind').on(table.companyId, table.kindId, table.givenOn),
    index('rewards_user').on(table.companyId, table.userId, table.givenAt),
    index('rewards_giver').on(table.companyId, table.giverId, table.givenOn),
    index('rewards_given').on(table.companyId, table.givenAt),
    companyKey('rewards_user_fk', [table.companyId, table.userId], users),
    companyKey('rewards_giver_fk', [table.companyId, table.giverId], users),
    companyKey('rewards_taker_fk', [table.companyId, table.takenBackBy], users),
    companyKey('rewards_kind_fk', [table.companyId, table.kindId], rewardKinds),
  ],
)
