import type { ProgressState } from '@oktant/contract/learning-state.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { accessPlace, beginCourse } from './launches.ts'
import { viewerOf } from './learning.access.ts'
import { believedSeconds } from './learning.rules.ts'
import { addSeconds, type ComponentLogRow, insertComponentLog, writeComponentLog } from './logs.queries.ts'
import { rollUpLog } from './roll-up.ts'

/** A place of a course that its learner can open now, and the record of the course that it belongs to. */
export async function takePlace(db: Db, actor: Actor, childId: number, now: Date) {
  const whose = { companyId: actor.companyId, userId: actor.id }
  const opening = await accessPlace(db, viewerOf(actor), childId, now)
  const { containerId, place } = opening
  // NOTE: it locks the record, so that two windows of one person begin one attempt.
  const container = await beginCourse(db, whose, opening, now)
  return { containerId, containerLogId: container.id, place }
}

/** The record of another attempt at a place. */
export const beginAttemptLog = (
  db: Db,
  { companyId, id: userId }: Actor,
  at: { containerLogId: number; childId: number; now: Date },
) => insertComponentLog(db, { companyId, userId }, at)

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
