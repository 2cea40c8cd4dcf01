import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { personalPart } from '../../../db/query/personal.ts'
import { goalHistory, goals } from './goals.tables.ts'
import { goalWords } from './goals.words.ts'

export const goalData = [
  personalPart({
    name: 'training-goals',
    title: goalWords.archive.goals,
    covers: ['goals.user_id'],
    rows: ({ companyId, id }) => sql`
      select goal.name "title", goal.status::text "status", goal.achieve_by "dueOn", goal.achieved_on "achievedOn",
        goal.cost_cents "cents", goal.comments "text", goal.cancellation_reason "reason", goal.manager_comments "note",
        goal.clawback_cents "clawbackCents", goal.clawback_months "clawbackMonths",
        goal.clawback_agreed_at "clawbackAgreedAt", goal.created_at "createdAt"
      from goals goal where goal.company_id = ${companyId} and goal.user_id = ${id} order by goal.created_at, goal.id`,
  }),
  personalPart({
    name: 'training-goal-decisions',
    title: goalWords.archive.decisions,
    covers: ['goals.assigned_by', 'goals.clawback_set_by'],
    rows: ({ companyId, id }) => sql`
      select goal.name "title", line.deed, line.comment "text", line.at "createdAt"
      from goal_history line join goals goal on goal.company_id = line.company_id and goal.id = line.goal_id
      where line.company_id = ${companyId} and line.actor_id = ${id} order by line.at, line.id`,
  }),
]

/** What somebody wrote, and what was written to them, goes with their name; what was booked and paid for stays. */
export async function forgetGoalTexts(db: Db, { companyId, userId }: { companyId: number; userId: number }) {
  const theirs = and(eq(goals.companyId, companyId), eq(goals.userId, userId))
  await db.update(goals).set({ comments: '', managerComments: '', cancellationReason: '' }).where(theirs)
  const ids = db.select({ id: goals.id }).from(goals).where(theirs)
  await db
    .update(goalHistory)
    .set({ comment: '' })
    .where(and(eq(goalHistory.companyId, companyId), inArray(goalHistory.goalId, ids)))
}
