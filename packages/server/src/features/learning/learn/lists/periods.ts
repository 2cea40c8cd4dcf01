import { sql } from 'drizzle-orm'
import type { PeriodReason } from '@oktant/contract/learning/own/learning-state.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { insertPeriods, type Wanted } from './periods.queries.ts'

type AskedPeriod = { userId: number; containerId: number; dueOn: string | null }

/** As rows, for those who know by name whom they mean. */
export const periodsOpened = (companyId: number, asked: readonly AskedPeriod[]): Wanted =>
  sql`select ${companyId}::integer as company_id, user_id, container_id, due_on
    from unnest(${sql.param(asked.map(({ userId }) => userId))}::integer[],
      ${sql.param(asked.map(({ containerId }) => containerId))}::integer[],
      ${sql.param(asked.map(({ dueOn }) => dueOn))}::date[]) asked(user_id, container_id, due_on)`

/**
 * Opens courses again, each as a new period beside the ones before, whose records stay as they are. `wanted` is a query of
 * `company_id`, `user_id`, `container_id` and `due_on`; only who passed the course last is meant. Answers what was opened.
 */
export async function openPeriods(db: Db, wanted: Wanted, by: PeriodReason, now: Date) {
  const opened = await insertPeriods(db, wanted, by, now)
  await auditAll(
    db,
    opened.map(({ companyId, userId, containerId, period }) => ({
      by: { companyId, id: null },
      kind: 'update' as const,
      object: 'user',
      objectId: userId,
      after: { courseOpenedAgain: containerId, period, because: by },
    })),
  )
  return opened
}
