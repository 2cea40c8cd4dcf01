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

/** The record of an attempt with what it came to, or open again. */
export function closedLog(log: ComponentLogRow, outcome: Outcome, now: Date): ComponentLogRow {
  const isOpen = outcome.state === 'UNDER_REVIEW' || outcome.state === 'IN_PROGRESS'
  return { ...log, ...outcome, lastAt: now, completedAt: isOpen ? null : now }
}

/** Writes what an attempt came to, or that it is open again, and what its course comes to with it. */
export async function closeAttemptLog(
  db: Db,
  actor: Actor,
  log: ComponentLogRow,
  outcome: Outcome,
  now: Date,
) {
  const closed = closedLog(log, outcome, now)
  await writeComponentLog(db, log.companyId, closed)
  const containerLog = await rollUpLog(db, actor, log.containerLogId, now)
  return { log: closed, containerLog }
}

/** Writes what an attempt comes to where it was marked anew; when it was done stays as it is. */
export async function correctAttemptLog(
  db: Db,
  actor: Actor,
  log: ComponentLogRow,
  result: Pick<Outcome, 'state' | 'mark'>,
  now: Date,
) {
  await writeComponentLog(db, log.companyId, { ...log, ...result })
  return rollUpLog(db, actor, log.containerLogId, now)
}
