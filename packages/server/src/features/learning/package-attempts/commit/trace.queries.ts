import { sql } from 'drizzle-orm'
import type { TracedCall } from '@oktant/contract/learning/package-attempts.ts'
import { packageLimits } from '@oktant/contract/kit/constants.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'

type OfLaunch = { companyId: number; id: number; session: number }

const given = sql.placeholder

const traceWritten = preparedRows(
  'package_trace_written',
  () => sql`insert into package_trace (company_id, attempt_id, session, "first", calls)
    values (${given('companyId')}, ${given('id')}, ${given('session')}::int, ${given('first')}::int,
      ${given('calls')}::jsonb)
    on conflict (company_id, attempt_id, session, "first") do update set calls = excluded.calls`,
)

/** Keeps what a package called; the same calls again take the place of those that came before. */
export async function writeTrace(
  db: Db,
  { companyId, id, session }: OfLaunch,
  trace: readonly TracedCall[] = [],
) {
  const [first] = trace
  if (!first) return
  const calls = JSON.stringify(trace)
  await traceWritten(db, { companyId, id, session, first: first.number, calls })
}

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
