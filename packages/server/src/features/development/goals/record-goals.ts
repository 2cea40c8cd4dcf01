import type { GoalDeed, GoalStatus } from '@oktant/contract/development/goal-shapes.ts'
import type { Db } from '../../../db/engine/db.ts'
import { insertGoals, insertHistory, type NewGoal } from './goals.queries.ts'

export type RecordedGoal = Omit<NewGoal, 'companyId' | 'status' | 'since' | 'createdAt'> & {
  status: GoalStatus
  at: Date
  deeds: readonly { deed: GoalDeed; to: GoalStatus; actorId: number | null; comment?: string }[]
}

/** Puts down what has happened elsewhere already, such as before a move to this product: nobody is told. */
export async function recordGoals(db: Db, companyId: number, list: readonly RecordedGoal[]) {
  const made = await insertGoals(
    db,
    list.map(({ at, deeds, ...goal }) => ({
      ...goal,
      companyId,
      status: deeds.at(-1)?.to ?? goal.status,
      since: at,
      createdAt: at,
    })),
  )
  const lines = list.flatMap(({ deeds, at }, index) => {
    const goalId = made[index]?.id
    if (goalId === undefined) return []
    return deeds.map(({ deed, to: toStatus, actorId, comment = '' }, step) => {
      const fromStatus = step === 0 ? null : (deeds[step - 1]?.to ?? null)
      return { companyId, goalId, deed, fromStatus, toStatus, actorId, comment, at }
    })
  })
  await insertHistory(db, lines)
  return made
}
