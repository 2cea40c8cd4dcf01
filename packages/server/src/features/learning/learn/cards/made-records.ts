import type { ProgressState } from '@oktant/contract/learning/own/learning-state.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { accessLearning, viewerOf } from '../learn.access.ts'
import { listLearningPlaces } from '../course/places.queries.ts'
import { outcomeOf } from '../learn.rules.ts'
import { courseFacts, factsOf } from '../learn.view.ts'
import { insertRecords } from '../logs.queries.ts'

/** What somebody did at a place of a course, in the order in which they did it. */
export type Did = {
  childId: number
  state: ProgressState
  mark: number | null
  doneBy: string | null
  seconds: number
  startedAt: Date
  completedAt: Date | null
}
type Learner = { userId: number; did: readonly Did[] }

/** The places of a course that is published, as somebody who has not begun it meets them. */
export async function listPublishedPlaces(db: Db, actor: Actor, containerId: number) {
  const { edition } = await accessLearning(db, viewerOf(actor), containerId)
  if (!edition) return { editionId: 0, places: [] }
  const shown = { editionId: edition.id, logId: null }
  return { editionId: edition.id, places: await listLearningPlaces(db, viewerOf(actor), shown) }
}

/**
 * Writes what many did in a course, all at once; answers the record of each thing done, in the same order. NOTE: for what
 * is shown as an example: it issues no certificate and tells nobody.
 */
export async function makeRecords(
  db: Db,
  actor: Actor,
  containerId: number,
  learners: readonly Learner[],
): Promise<number[][]> {
  const { companyId } = actor
  const { editionId, places } = await listPublishedPlaces(db, actor, containerId)
  const records = learners.map(({ userId, did }) => {
    const facts = places.map((place) => {
      const last = did.findLast(({ childId }) => childId === place.childId)
      const passed = did.some(({ childId, state }) => childId === place.childId && isDone(state))
      return { ...factsOf(place), ...(last && { state: last.state, mark: last.mark, passed }) }
    })
    const { passed, percent, mark, state } = outcomeOf(facts, courseFacts(places))
    const times = did.flatMap(({ startedAt, completedAt }) => [startedAt, completedAt ?? startedAt])
    const lastAt = new Date(Math.max(...times.map(Number)))
    const log = {
      companyId,
      userId,
      containerId,
      editionId,
      state,
      percent,
      mark,
      seconds: did.reduce((sum, { seconds }) => sum + seconds, 0),
      startedAt: new Date(Math.min(...times.map(Number))),
      lastAt,
      completedAt: passed ? lastAt : null,
    }
    return { log, did: did.map((one, index) => ({ ...one, attempt: attemptOf(did, index) })) }
  })
  return insertRecords(db, records)
}

const isDone = (state: ProgressState) => state === 'COMPLETED' || state === 'PASSED'
const attemptOf = (did: readonly Did[], index: number) =>
  did.slice(0, index + 1).filter(({ childId }) => childId === did[index]?.childId).length
