import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { preparedRows } from '../../db/prepared.ts'
import { type Cell, rowCell } from '../../db/row-cell.ts'
import { courseTouched } from '../learning/learning.ts'
import { componentLogs, containerLogs } from '../learning/learning.tables.ts'
import { type AttemptRow, findAttempt } from './attempts.queries.ts'
import { evaluationAttempts } from './attempts.tables.ts'
import { companyOf, factsOf, releaseOf, type Told, withSince } from './editions.queries.ts'
import { ofAttempt } from './joins.tables.ts'
import { overBefore } from './time-limit.rules.ts'

const given = sql.placeholder

type Taken = Told & { attempt: Cell; log: Cell }

const [attemptCell, logCell] = [rowCell(evaluationAttempts), rowCell(componentLogs)]

/** An attempt with this record of it, and with what is not kept of what it is an attempt at. */
const takenWith = (log: SQL) => sql`json_build_object('attempt', ${attemptCell.cell}, 'log', ${log},
  'releaseAt', ${releaseOf(sql`${evaluationAttempts.companyId}`, sql`${evaluationAttempts.revisionId}`)},
  'company', ${companyOf(sql`${evaluationAttempts.companyId}`)}) as taken`

async function wholeOf(db: Db, taken: Taken): Promise<AttemptRow> {
  const attempt = attemptCell.read(taken.attempt)
  const facts = await factsOf(db, attempt.companyId, attempt.revisionId)
  if (!facts) throw new Error('an attempt at nothing')
  return { attempt, log: logCell.read(taken.log), evaluation: withSince(facts, taken) }
}

// NOTE: the course is locked before the attempt, as whatever writes both does; and each is looked for by what is known of it,
// in an order that no planner changes, as all who begin a test together are at the same place.
const taken = preparedRows<{ taken: Taken }>(
  'attempts_taken',
  () => sql`with course as (${courseTouched})
    update ${evaluationAttempts} set launch = ${given('launch')}, counted_until = ${given('now')}::timestamptz
    where ${evaluationAttempts.companyId} = ${given('companyId')}
      and ${evaluationAttempts.componentLogId} = any(array(
        select log.id from course cross join lateral (
          select did.id from ${componentLogs} did where did.company_id = ${given('companyId')}
            and did.container_log_id = course.taken_id and did.child_id = ${given('childId')} offset 0) log))
      and ${evaluationAttempts.submittedAt} is null
      and coalesce(${evaluationAttempts.endsAt} >= ${given('overBefore')}::timestamptz, true)
    returning ${takenWith(sql`(select ${logCell.cell} from ${componentLogs} where ${ofAttempt.log})`)}`,
)

type Taking = { companyId: number; containerLogId: number; childId: number; launch: string; now: Date }

/** Gives the attempt under way at a place to the window that opens it, and reads it; nothing where none is or its time is up. */
export async function takeAttempt(db: Db, { now, ...at }: Taking): Promise<AttemptRow | undefined> {
  const times = { now: now.toISOString(), overBefore: overBefore(now).toISOString() }
  const [row] = await taken(db, { ...at, ...times })
  return row && wholeOf(db, row.taken)
}

// NOTE: locked in the order in which a start takes them, or two windows of one person would wait for each other.
const held = preparedRows<{ taken: Taken }>(
  'attempts_held',
  () => sql`select ${takenWith(logCell.cell)} from ${evaluationAttempts}
    join ${componentLogs} on ${ofAttempt.log} join ${containerLogs} on ${ofAttempt.courseLog}
    where ${evaluationAttempts.companyId} = ${given('companyId')}
      and ${evaluationAttempts.componentLogId} = ${given('componentLogId')}
      and ${evaluationAttempts.userId} = ${given('userId')} and ${evaluationAttempts.submittedAt} is null
    for update of container_logs, component_logs, evaluation_attempts`,
)

/** An attempt with its records, locked until the transaction ends; one that is over is not, as nothing of it is written. */
export async function holdAttempt(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  componentLogId: number,
): Promise<AttemptRow | undefined> {
  const [row] = await held(db, { companyId, userId, componentLogId })
  // NOTE: where another one handed it in meanwhile, nothing open was found, and it is read anew.
  return row ? wholeOf(db, row.taken) : findAttempt(db, { companyId, userId }, componentLogId)
}
