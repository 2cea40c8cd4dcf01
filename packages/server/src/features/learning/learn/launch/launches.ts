import { dayIn } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { randomBytes } from 'node:crypto'
import type { CompletionRule } from '@oktant/contract/learning/components/components.ts'
import { categories } from '@oktant/contract/kit/constants.ts'
import type { Reason } from '@oktant/contract/learning/own/learning-state.ts'
import type { LaunchData, LaunchSave } from '@oktant/contract/learning/own/launches.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { launchMedia, type Sign } from '../../component-files/component-files.ts'
import { announce } from '../../../../outbox/announce.ts'
import { accessComponent } from '../../components/components.access.ts'
import { readSystemSettings } from '../../../organisation/system/system.ts'
import { findSeenAt, mayTake, type Viewer, viewerOf } from '../learn.access.ts'
import { doneByOf } from '../course/done-by.ts'
import { believedSeconds, type DoneBy, lockedBecause, withoutMark } from '../learn.rules.ts'
import { factsOf } from '../learn.view.ts'
import { watchedSince } from './watching.rules.ts'
import {
  beginComponentLog,
  beginContainerLog,
  type ComponentLogRow,
  holdLaunch,
  openLaunch,
  writeSaved,
} from '../logs.queries.ts'
import type { Opening as Learning } from '../course/opening.queries.ts'
import { type LearningPlace, listLearningPlaces } from '../course/places.queries.ts'
import { placesOf, rollUp, settle } from '../course/roll-up.ts'

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'course.begun': { companyId: number; userId: number; containerId: number; at: string }
  }
}

/** `sign` is left out where nobody sees what is launched. */
type Moment = { now: Date; sign?: Sign }

/** NOTE: what is taken in attempts is opened by its own call, which draws one. */
const isEvaluation = (categoryId: number | null) =>
  categories.launchAsEvaluation.some((category) => category === categoryId)

/** Opens a place that somebody has reached; whatever they had open before is theirs no longer. */
export async function launchOpened(
  db: Db,
  actor: Actor,
  opening: Awaited<ReturnType<typeof accessPlace>>,
  { childId, now, sign }: Moment & { childId: number },
): Promise<LaunchData> {
  const whose = { companyId: actor.companyId, userId: actor.id }
  const { containerId, place, linked } = opening
  if (isEvaluation(place.categoryId)) throw fail('container_child_invalid')
  const container = await beginCourse(db, whose, opening, now)
  const begun = await beginComponentLog(db, whose, { containerLogId: container.id, childId, now })
  const launch = randomBytes(18).toString('base64url')
  await openLaunch(db, whose, { componentLogId: begun.id, token: launch, now })
  const log = await opened(db, actor, place, begun, now)
  const media = sign ? await launchMedia(db, actor, place.revision?.content.media, sign) : null
  const shown = { ...launchView(place), media, linked }
  return { ...shown, containerChildId: childId, containerId, launch, componentLog: logView(log) }
}

/** Opens a place of a course for somebody who takes what stands there without a player of its own. */
export async function launchComponent(db: Db, actor: Actor, childId: number, { now, sign }: Moment) {
  const opening = await accessPlace(db, viewerOf(actor), childId, now)
  return launchOpened(db, actor, opening, { childId, now, ...(sign && { sign }) })
}

/** The addresses of what somebody has open, anew. */
export async function readLaunchMedia(
  db: Db,
  actor: Actor,
  childId: number,
  { now, sign }: Moment & { sign: Sign },
) {
  const { place } = await accessPlace(db, viewerOf(actor), childId, now)
  return { media: await launchMedia(db, actor, place.revision?.content.media, sign) }
}

/** The only way to a place that its learner, or a visitor where it is open to them, can open now. */
export const accessPlace = async (db: Db, viewer: Viewer, childId: number, now: Date) =>
  placeIn(db, viewer, await findSeenAt(db, viewer, childId), { childId, now })

type AskedChild = { childId: number; now: Date }

async function placeIn(db: Db, viewer: Viewer, learning: Learning | undefined, { childId, now }: AskedChild) {
  if (!learning?.edition) throw fail('child_not_found')
  const containerId = learning.id
  if (!mayTake(learning)) throw fail('component_locked', { locked: { code: 'not_bought' }, containerId })
  const { edition, log, progress } = learning
  const editionId = edition.id
  const places = await listLearningPlaces(db, viewer, { editionId, logId: log?.id ?? null, progress })
  const index = places.findIndex((place) => place.childId === childId)
  const place = places[index]
  if (!place) throw fail('child_not_found')
  refuseLocked(viewer, places, { containerId, index }, now)
  if (place.componentId === null) throw fail('container_child_invalid')
  const linked = linkedWith(viewer, places, place, now)
  const containerLogId = log?.id ?? null
  return { containerId, containerLogId, editionId, place, linked }
}

/** The place of what the author linked a component with, where the same course holds it and it is open. */
function linkedWith({ timezone }: Viewer, places: LearningPlace[], { revision }: LearningPlace, now: Date) {
  const wanted = revision?.content.linkedComponent
  const index = wanted ? places.findIndex(({ componentId, isOn }) => isOn && componentId === wanted) : -1
  const found = places[index]
  if (!found?.revision) return null
  const locked = lockedBecause(places.map(factsOf), index, dayIn(timezone, now))
  return locked ? null : { containerChildId: found.childId, name: found.revision.title }
}

type PersonKey = { companyId: number; userId: number }
type Opening = { containerId: number; editionId: number }

/** Somebody's record of a course; the first time is announced. */
export async function beginCourse(db: Db, whose: PersonKey, opening: Opening, now: Date) {
  const { containerId, editionId } = opening
  const { id, isNew } = await beginContainerLog(db, whose, { containerId, editionId, now })
  const { companyId } = whose
  const begun = { ...whose, containerId, at: now.toISOString() }
  if (isNew) await announce(db, 'course.begun', begun, { companyId })
  return { id }
}

type Opened = { containerId: number; index: number }

function refuseLocked(
  { timezone, language }: Viewer,
  places: LearningPlace[],
  { containerId, index }: Opened,
  now: Date,
) {
  const facts = places.map(factsOf)
  const locked = lockedBecause(facts, index, dayIn(timezone, now))
  const name = facts[index]?.name
  if (locked?.code === 'gone')
    throw fail('deleted_resource_launch', { value: name && textIn(name, language) })
  if (locked) throw fail('component_locked', { locked, containerId })
}

/** A component that opening completes is done with. */
async function opened(db: Db, actor: Actor, place: LearningPlace, log: ComponentLogRow, now: Date) {
  if (place.revision?.completion !== 'opened' || log.completedAt) return log
  const done = { done: 'opened' as const, seconds: 0, location: log.location }
  const kept = await keepLog(db, actor, log, done, now)
  await rollUp(db, actor, log.containerLogId, now)
  return kept
}

type Progress = { done?: DoneBy | undefined; seconds: number; location: string }

async function keepLog(db: Db, actor: Actor, log: ComponentLogRow, progress: Progress, now: Date) {
  const { done, seconds, location } = progress
  const completedAt = log.completedAt ?? (done ? now : null)
  const change = {
    state: completedAt ? ('COMPLETED' as const) : ('IN_PROGRESS' as const),
    doneBy: log.doneBy ?? done ?? null,
    seconds: log.seconds + seconds,
    location,
    lastAt: now,
    completedAt,
  }
  await writeSaved(db, { companyId: actor.companyId, userId: actor.id }, log.id, change)
  return { ...log, ...change }
}

/** Keeps what somebody did with what they have open. */
export async function saveLaunch(db: Db, actor: Actor, childId: number, sent: LaunchSave, { now }: Moment) {
  const whose = { companyId: actor.companyId, userId: actor.id }
  const held = await holdLaunch(db, whose)
  if (held?.log.childId !== childId || held.launch.token !== sent.launch) throw fail('launched_elsewhere')
  const { log, launch, container } = held
  const places = await placesOf(db, actor, container)
  const revision = places.find((place) => place.childId === childId)?.revision
  const rule = revision?.completion
  // NOTE: somebody who went on with a newer edition may still have a place of the old one open.
  if (!rule) throw fail('child_not_found')
  const seconds = believedSeconds(sent.seconds, launch.countedUntil, now)
  const location = placeAfter(rule, log, sent)
  const film = { media: revision.content.media, location, seconds: log.seconds + seconds }
  const done = await doneByOf(db, whose, { rule, said: sent.done, film })
  const progress = { done, seconds, location }
  const kept = await keepLog(db, actor, log, progress, now)
  const fresh = places.map((place) => (place.childId === childId ? { ...place, log: kept } : place))
  const { completedAt: _, ...containerLog } = await settle(
    db,
    actor,
    { log: container, places: fresh, seconds },
    now,
  )
  const savedAt = now.toISOString()
  return { componentLog: logView(kept), containerLog: await shownOf(db, actor, containerLog), savedAt }
}

/** NOTE: hardly any save comes to a mark, so hardly any asks whether its company shows it. */
async function shownOf<L extends { mark: number | null; why: Reason }>(db: Db, { companyId }: Actor, log: L) {
  if (log.mark === null) return log
  const { showScores } = await readSystemSettings(db, companyId)
  return showScores ? log : withoutMark(log)
}

const placeAfter = (rule: CompletionRule, { location }: ComponentLogRow, sent: LaunchSave) =>
  rule === 'watched' ? watchedSince(location, sent.location ?? '') : (sent.location ?? location)

export const logView = ({ id, mark, seconds, state, location }: ComponentLogRow) => ({
  id,
  mark,
  location,
  totalDuration: seconds,
  stateLabel: state,
})

export function launchView({ componentId, categoryId, revision }: LearningPlace) {
  // NOTE: `accessPlace` lets nothing through that has no component.
  if (!revision || componentId === null || categoryId === null) throw fail('container_child_invalid')
  const { title: name, description, content, completion } = revision
  const path = content.url || null
  return { componentId, categoryId, name, description, html: content.html, path, completion }
}

/** A component as a learner would see it; nothing is kept. */
export async function previewComponent(db: Db, actor: Actor, id: number, sign: Sign): Promise<LaunchData> {
  const { categoryId, title, description, content, completion } = await accessComponent(db, actor, id)
  const shown = { name: title, description, html: content.html, path: content.url || null, completion }
  const nothing = { containerChildId: null, containerId: null, launch: null, componentLog: null }
  const media = await launchMedia(db, actor, content.media, sign)
  return { ...nothing, ...shown, media, componentId: id, categoryId }
}
