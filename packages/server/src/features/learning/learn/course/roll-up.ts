import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { announce } from '../../../../outbox/announce.ts'
import { issueCertificate } from '../../certificates/certificates.ts'
import { viewerOf } from '../learn.access.ts'
import { outcomeOf } from '../learn.rules.ts'
import { courseFacts, factsOf } from '../learn.view.ts'
import { type ContainerLogRow, holdContainerLog, writeSettled } from '../logs.queries.ts'
import { type LearningPlace, listLearningPlaces } from './places.queries.ts'

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'course.completed': { userId: number; containerId: number; mark: number | null }
  }
}

// NOTE: a course in a course in a course; a ring cannot be saved, so this is never reached.
const deepest = 10

/** The places of the edition that somebody works in, with how far they are. */
export const placesOf = (db: Db, actor: Actor, { id, editionId }: { id: number; editionId: number }) =>
  listLearningPlaces(db, viewerOf(actor), { editionId, logId: id })

/** Brings a container's record up to date, and then those of the courses that hold it. */
export async function rollUp(db: Db, actor: Actor, logId: number, now: Date, depth = 0): Promise<void> {
  const log = await holdContainerLog(db, actor.companyId, logId)
  if (!log || depth > deepest) return
  await settle(db, actor, { log, places: await placesOf(db, actor, log), seconds: 0 }, now, depth)
}

/** The same for one that is there, with what it comes to. */
export async function rollUpLog(db: Db, actor: Actor, logId: number, now: Date) {
  const log = await holdContainerLog(db, actor.companyId, logId)
  if (!log) throw new Error('a record without its course')
  return rollUpHeld(db, actor, { log, seconds: 0 }, now)
}

/** The same for one that is locked already, with seconds that are not counted in it yet. */
export const rollUpHeld = async (db: Db, actor: Actor, { log, seconds }: Omit<Work, 'places'>, now: Date) =>
  settle(db, actor, { log, seconds, places: await placesOf(db, actor, log) }, now)

type Work = { log: ContainerLogRow; places: readonly LearningPlace[]; seconds: number }

/** Writes what the places of a container come to. */
export async function settle(db: Db, actor: Actor, { log, places, seconds }: Work, now: Date, depth = 0) {
  const { companyId } = actor
  const { passed, percent, mark, state, why } = outcomeOf(places.map(factsOf), courseFacts(places))
  // NOTE: who has passed stays passed, whatever an author changes afterwards.
  const hasPassed = passed || log.state === 'PASSED'
  const change = {
    state: hasPassed ? ('PASSED' as const) : state,
    percent: hasPassed ? 100 : percent,
    mark,
    completedAt: hasPassed ? (log.completedAt ?? now) : null,
    // NOTE: of a period that was only opened, this is the beginning.
    ...(log.state === 'NOT_STARTED' && { startedAt: now }),
  }
  const whose = { companyId, userId: actor.id }
  const holding = await writeSettled(db, whose, log, { ...change, lastAt: now, seconds })
  if (hasPassed && log.state !== 'PASSED') {
    const done = { userId: actor.id, containerId: log.containerId, mark }
    await announce(db, 'course.completed', done, { companyId })
    await issueCertificate(db, { companyId, containerLogId: log.id, now })
  }
  // NOTE: as deep as courses are nested, which is hardly ever once.
  for (const { id } of holding) await rollUp(db, actor, id, now, depth + 1)
  return { ...change, why, passed: hasPassed }
}
