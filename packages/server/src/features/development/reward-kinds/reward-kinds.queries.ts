import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { RewardBudgetForm, RewardOccasion } from '@oktant/contract/development/reward-kinds.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { localText } from '../../../db/query/local-text.ts'
import { recordStore } from '../../../records/record-store.ts'
import { rewardBudgets, rewardKinds } from './reward-kinds.tables.ts'

export const kindStore = recordStore({
  table: rewardKinds,
  named: rewardKinds.name,
  seen: {
    name: rewardKinds.name,
    about: rewardKinds.about,
    points: rewardKinds.points,
    occasion: rewardKinds.occasion,
    ruleBudget: rewardKinds.ruleBudget,
  },
  sorts: { points: sql`${rewardKinds.points}` },
})
export type KindRecord = NonNullable<Awaited<ReturnType<typeof kindStore.find>>>

const mostOffered = 200

/** Those that are given on an occasion, by name. */
export const listKinds = (
  db: Db,
  { companyId, language }: { companyId: number; language: Language },
  occasion: RewardOccasion,
) =>
  db
    .select({
      id: rewardKinds.id,
      name: rewardKinds.name,
      about: rewardKinds.about,
      points: rewardKinds.points,
      ruleBudget: rewardKinds.ruleBudget,
    })
    .from(rewardKinds)
    .where(
      and(
        eq(rewardKinds.companyId, companyId),
        isNull(rewardKinds.removedAt),
        eq(rewardKinds.occasion, occasion),
      ),
    )
    .orderBy(asc(localText(rewardKinds.name, language)), asc(rewardKinds.id))
    .limit(mostOffered)

export async function findBudget(db: Db, companyId: number) {
  const [row] = await db
    .select({ points: rewardBudgets.points, period: rewardBudgets.period, changes: rewardBudgets.changes })
    .from(rewardBudgets)
    .where(eq(rewardBudgets.companyId, companyId))
  return row
}

/** Compare and set: false where somebody set it since this stand was seen. */
export async function writeBudget(db: Db, companyId: number, form: RewardBudgetForm, revision: number) {
  const written =
    revision === 0
      ? await db
          .insert(rewardBudgets)
          .values({ companyId, ...form, changes: 1 })
          .onConflictDoNothing()
          .returning({ changes: rewardBudgets.changes })
      : await db
          .update(rewardBudgets)
          .set({ ...form, changes: revision + 1 })
          .where(and(eq(rewardBudgets.companyId, companyId), eq(rewardBudgets.changes, revision)))
          .returning({ changes: rewardBudgets.changes })
  return written.length > 0
}
