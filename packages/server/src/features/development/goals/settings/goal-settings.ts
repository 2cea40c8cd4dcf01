import type { GoalSettings } from '@oktant/contract/development/goal-changes.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { findGoalSettings, writeGoalSettings } from './goal-settings.queries.ts'

/** What holds until a company says otherwise. */
const usual: GoalSettings = { hrMustAgree: 'external', hrFromCents: 0, clawbackMonths: 24 }

export async function readGoalSettings(db: Db, companyId: number): Promise<GoalSettings> {
  return (await findGoalSettings(db, companyId)) ?? usual
}

export async function saveGoalSettings(db: Db, actor: Actor, sent: GoalSettings) {
  const { companyId } = actor
  const before = await readGoalSettings(db, companyId)
  await writeGoalSettings(db, companyId, sent)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'goalSettings',
    objectId: companyId,
    before,
    after: sent,
  })
  return readGoalSettings(db, companyId)
}
