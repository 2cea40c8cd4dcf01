import type { EvaluationLaunch } from '@oktant/contract/attempts.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { fail, Failure } from '../../http/fail.ts'
import type { ReadyJson } from '../../http/ready-json.ts'
import type { Kit } from '../../kit.ts'
import { viewerOf } from '../learning/learning.access.ts'
import { courseBegunBy, findKnownPlace } from '../learning/learning.ts'
import { mayStart } from './attempts.rules.ts'
import { writeBegunAsKnown } from './begun-as-known.queries.ts'
import { writeBegunFirst } from './begun.queries.ts'
import { endOfBegun } from './extra-time.ts'
import { launchReady } from './ready-launch.view.ts'
import { drawn, accessRevision, type Opening, standingAt } from './standing.ts'
import { knownDraws } from './starts.queries.ts'
import { noExtra } from './time-limit.rules.ts'

type Beginning = { childId: number; launch: string; now: Date }

/** The first attempt at a place; nothing where another window of the same person was quicker. */
export async function launchFirst(db: Db, kit: Kit, actor: Actor, opening: Opening, beginning: Beginning) {
  const whose = { companyId: actor.companyId, userId: actor.id }
  const starting = await drawn(db, await standingAt(db, whose, opening), beginning.now)
  if (!mayStart(starting.evaluation.settings.retryLimit, [])) throw fail('attempts_exceeded')
  const { evaluation, asked, first } = firstOf(whose, opening, { ...beginning, starting })
  const made = await writeBegunFirst(db, first, asked)
  return shownFirst(db, kit, { evaluation, made, place: first.place })
}

/**
 * The same by one statement, made ready from what is known of the place and of what may be asked there: it holds where that
 * still stands and nothing of the course was begun, which the statement itself finds out. Nothing where it does not, or where
 * that was not to be expected.
 */
export async function launchAsKnown(db: Db, kit: Kit, actor: Actor, beginning: Beginning) {
  if (!isLikely(db, actor, beginning.childId)) return undefined
  const ready = await readyAsKnown(db, actor, beginning).catch(asUnknown)
  if (!ready) return undefined
  const { evaluation, asked, first, known } = ready
  const made = await writeBegunAsKnown(db, first, known, asked)
  if (made) hasBegun.keep(db, personAt(actor, beginning.childId), true)
  return shownFirst(db, kit, { evaluation, made, place: first.place })
}

async function readyAsKnown(db: Db, actor: Actor, beginning: Beginning) {
  const { companyId, id: userId } = actor
  const { childId, now } = beginning
  const found = await findKnownPlace(db, viewerOf(actor), childId, now)
  if (!found) return undefined
  const { id: revisionId } = accessRevision(found.opening.place)
  const draws = knownDraws(db, { companyId, revisionId })
  if (!draws || !mayStart(draws.evaluation.settings.retryLimit, [])) return undefined
  const starting = await drawn(db, { ...draws, companyId, revisionId, extra: noExtra }, now)
  const { id: evaluationId, settings } = draws.evaluation
  const isTimed = settings.timeLimit !== null
  const known = { contentVersion: found.version, drawVersion: draws.version, evaluationId, isTimed }
  return { ...firstOf({ companyId, userId }, found.opening, { ...beginning, starting }), known }
}

/** NOTE: what was known may be no longer so, so it refuses nobody. */
function asUnknown(error: unknown) {
  if (error instanceof Failure) return undefined
  throw error
}

type Whose = { companyId: number; userId: number }
type Starting = Awaited<ReturnType<typeof drawn>>

function firstOf(
  whose: Whose,
  opening: Opening,
  { childId, launch, now, starting }: Beginning & { starting: Starting },
) {
  const { evaluation, asked, ...times } = starting
  const { containerId, editionId } = opening
  const place = { containerId, editionId, childId }
  const begun = courseBegunBy(whose, opening, now)
  return { evaluation, asked, first: { ...whose, ...times, place, launch, begun } }
}

type Made = {
  evaluation: Starting['evaluation']
  made: Awaited<ReturnType<typeof writeBegunFirst>>
  place: { containerId: number; childId: number }
}

async function shownFirst(
  db: Db,
  kit: Kit,
  { evaluation, made, place }: Made,
): Promise<ReadyJson<EvaluationLaunch> | undefined> {
  if (!made) return undefined
  if (made.isNew) kit.outbox.wake()
  const { attempt } = made
  if (attempt.endsAt !== null) attempt.endsAt = await endOfBegun(db, { attempt, evaluation })
  const { containerId, childId: containerChildId } = place
  const shown = { containerChildId, containerId, mode: 'launch' as const, launch: made.attempt.launch }
  return launchReady(kit, { evaluation, ...made }, made.rows, shown)
}

/**
 * Whether who began last at a place had begun nothing else of its course, and who has begun something there. NOTE: they say only
 * which statement is tried first: one that comes to nothing costs as much as the one that reads.
 */
const wasUntouched = keepVersions<boolean>(2000, { byNumber: true })
const hasBegun = keepVersions<true>(20_000, { byNumber: true })
const placeAt = ({ companyId }: Actor, childId: number) => `${companyId} ${childId}`
const personAt = (actor: Actor, childId: number) => `${placeAt(actor, childId)} ${actor.id}`

const isLikely = (db: Db, actor: Actor, childId: number) =>
  wasUntouched.find(db, placeAt(actor, childId)) === true && !hasBegun.find(db, personAt(actor, childId))

/** Remembers how somebody came to a place, for those who come next. */
export function rememberOpening(db: Db, actor: Actor, { containerLogId, place }: Opening) {
  if (place.log) hasBegun.keep(db, personAt(actor, place.childId), true)
  else wasUntouched.keep(db, placeAt(actor, place.childId), containerLogId === null)
}
