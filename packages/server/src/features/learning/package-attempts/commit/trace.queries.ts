import { sql } from 'drizzle-orm'
import { packageLimits } from '@oktant/contract/kit/constants.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'

type OfLaunch = { companyId: number; id: number; session: number }

const given = sql.placeholder

const oldForgotten = preparedRows(
  'package_trace_forgotten',
  () => sql`delete from package_trace where company_id = ${given('companyId')} and attempt_id = ${given('id')}
    and session <= ${given('oldest')}::int`,
)

/** Forgets what was called in launches that are long over, so that an attempt keeps so many and no more. */
export async function forgetOldTraces(db: Db, { companyId, id, session }: OfLaunch) {
  const oldest = session - packageLimits.tracedLaunches
  if (oldest > 0) await oldForgotten(db, { companyId, id, oldest })
}
