import type { GoalSettings } from '@oktant/contract/development/goal-changes.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { goalSettings } from '../goals.tables.ts'

export async function findGoalSettings(db: Db, companyId: number): Promise<GoalSettings | undefined> {
  const { hrMustAgree, hrFromCents, clawbackMonths } = goalSettings
  const [row] = await db
    .select({ hrMustAgree, hrFromCents, clawbackMonths })
    .from(goalSettings)
    .where(eq(goalSettings.companyId, companyId))
  return row
}

export async function writeGoalSettings(db: Db, companyId: number, settings: GoalSettings) {
  await db
    .insert(goalSettings)
    .values({ companyId, ...settings })
    .onConflictDoUpdate({ target: goalSettings.companyId, set: settings })
}
