import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { believedSeconds } from '../learn.rules.ts'
import { addSeconds, type ComponentLogRow, writeComponentLog } from '../logs.queries.ts'
import { rollUpLog } from './roll-up.ts'

/** Counts time spent; no more than has gone by since the last that was counted. */
export async function countTime(
  db: Db,
  log: ComponentLogRow,
  { claimed, countedUntil, now }: { claimed: number; countedUntil: Date; now: Date },
) {
  const seconds = believedSeconds(claimed, countedUntil, now)
  // NOTE: most saves come between two counts of time, and write nothing of it.
  if (seconds > 0) await addSeconds(db, log, seconds, now)
  return { ...log, seconds: log.seconds + seconds, lastAt: now }
}

type Outcome = { state: ProgressState; mark: number | null; doneBy: string | null }

/** Writes what an attempt came to, or that it is open again, and what its course comes to with it. */
export async function closeAttemptLog(
  db: Db,
  actor: Actor,
  log: ComponentLogRow,
  outcome: Outcome,
  now: Date,
) {
  const { seconds, location } = log
  const isOpen = outcome.state === 'UNDER_REVIEW' || outcome.state === 'IN_PROGRESS'
  const completedAt = isOpen ? null : now
  const change = { ...outcome, seconds, location, lastAt: now, completedAt }
  await writeComponentLog(db, log.companyId, log.id, change)
  const containerLog = await rollUpLog(db, actor, log.containerLogId, now)
  return { log: { ...log, ...change }, containerLog }
}

/** Writes what an attempt comes to where it was marked anew; when it was done stays as it is. */
export async function correctAttemptLog(
  db: Db,
  actor: Actor,
  log: ComponentLogRow,
  result: Pick<Outcome, 'state' | 'mark'>,
  now: Date,
) {
  const { doneBy, seconds, location, lastAt, completedAt } = log
  const change = { ...result, doneBy, seconds, location, lastAt, completedAt }
  await writeComponentLog(db, log.companyId, log.id, change)
  return rollUpLog(db, actor, log.containerLogId, now)
}
