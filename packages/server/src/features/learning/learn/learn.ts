import { dayIn } from '@oktant/contract/kit/days.ts'
import { defaultRating } from '@oktant/contract/kit/constants.ts'
import { containerType, type SegmentKey } from '@oktant/contract/learning/segments.ts'
import type { Container } from '@oktant/contract/learning/own/learn.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Sign } from '../component-files/component-files.ts'
import { sql } from 'drizzle-orm'
import { findCards, forVisitor, ofCatalogue } from './cards/cards.queries.ts'
import { listFolderIds } from './cards/catalogue-ids.queries.ts'
import { cardsOfIds, ownOf, readOwn } from './cards/own-cards.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { wordsOf } from '../../../db/search/searching.ts'
import { findContainers } from './search/learn.search.queries.ts'
import { typedAs } from '../learning-types/learning-types.ts'
import { cardView, folderChild, ownFolderChild } from './cards/cards.view.ts'
import { accessLearning, accessLearningWithin, mayTake, type Viewer, viewerOf } from './learn.access.ts'
import type { Learning } from './course/container.queries.ts'
import { listLearningPlaces } from './course/places.queries.ts'
export type { Viewer } from './learn.access.ts'
export {
  accessPlace,
  beginCourse,
  launchComponent,
  launchOpened,
  launchView,
  logView,
  previewComponent,
  saveLaunch,
} from './launch/launches.ts'
export { previewPart } from './preview-part.ts'
export { noteAttendance } from './course/attended-places.ts'
export { missingBefore } from './course/before-event.ts'
export { rollUpHeld, rollUpLog } from './course/roll-up.ts'
export { type Did, listPublishedPlaces, makeRecords } from './cards/made-records.ts'
export { listPassedContainers } from './learn.queries.ts'
export { beginAttemptLog } from './logs.queries.ts'
export { closeAttemptLog, closedLog, correctAttemptLog, countTime } from './course/taking.ts'
export { listTodo, type Todo } from './lists/todo.ts'
export { listOwn, readProgressYear, tellOwn } from './lists/own-lists.ts'
export { openPeriods, periodsOpened } from './lists/periods.ts'
import { type ChildFacts, type CourseFacts, lockedBecause, outcomeOf, withoutMark } from './learn.rules.ts'
export { believedSeconds, withoutMark } from './learn.rules.ts'
import {
  assignedView,
  childView,
  courseFacts,
  coverView,
  dueDayOf,
  earnedView,
  factsOf,
  isHidden,
  periodView,
} from './learn.view.ts'
import { containerReady, type Shown } from './cards/ready.view.ts'
import { listFeatured as featured, readHome, suggest } from './course/next-steps.ts'
import { rollUp } from './course/roll-up.ts'
import { writeEditionOf } from './logs.queries.ts'
export {
  type ClosedLog,
  closingLog,
  closingValues,
  type ContainerLogRow,
  countingSeconds,
  holdContainerLogs,
} from './logs.queries.ts'

/** When it is, and how what is shown is opened. */
type Moment = { now: Date; sign: Sign }

/** A container with its children, as somebody meets them. */
export async function readContainer(
  db: Db,
  viewer: Viewer | null,
  id: number,
  at: Moment,
): Promise<Container> {
  const { view, children } = await meet(db, viewer, id, at)
  return { ...view, children: children.map(({ child }) => child) }
}

/** The same as it is sent. */
export async function writeContainer(db: Db, viewer: Viewer | null, id: number, at: Moment) {
  const { view, children } = await meet(db, viewer, id, at)
  return containerReady(view, children)
}

async function meet(db: Db, viewer: Viewer | null, id: number, at: Moment) {
  const found = await accessLearningWithin(db, viewer, id)
  // NOTE: nobody reaches a container without being somebody or a visitor of a company.
  if (!viewer) throw fail('container_not_found')
  const { children, ...inside } = await childrenOf(db, viewer, found, at)
  const view = containerView(viewer, found, { ...inside, ...at })
  return { view: found.showsScores ? view : withoutMark(view), children }
}

const mostInFolder = 200

type Rules = { facts: ChildFacts[]; rules: CourseFacts }
type Inside = Rules & { children: Shown[] }

export async function childrenOf(
  db: Db,
  viewer: Viewer,
  found: Learning,
  { now, sign }: Moment,
): Promise<Inside> {
  if (found.typeId !== containerType.course) {
    if (viewer.userId !== null) return folderOf(db, viewer, found.id, sign)
    const where = sql`container.parent_id = ${found.id} and ${ofCatalogue(viewer.companyId)} and ${forVisitor(viewer)}`
    const cards = await findCards(db, viewer, { where })
    const children = cards.map(folderChild(sign)).map((child) => ({ child, source: null }))
    return { children, facts: [], rules: courseFacts([]) }
  }
  if (!found.edition) return { children: [], facts: [], rules: courseFacts([]) }
  const shown = { editionId: found.edition.id, logId: found.log?.id ?? null, progress: found.progress }
  const places = await listLearningPlaces(db, viewer, shown)
  const facts = places.map(factsOf)
  const today = dayIn(viewer.timezone, now)
  const children = places.map((place, index) => {
    const known = facts[index] ?? factsOf(place)
    const locked = notBought(found) ?? lockedBecause(facts, index, today)
    const child = childView(place, known, locked)
    // NOTE: of a place that is kept, the revision is the same object each time.
    return { child: found.showsScores ? child : withoutMark(child), source: place.revision }
  })
  // NOTE: neither what its author switched off nor what is for others alone is a part of what a learner sees.
  const isShown = (index: number) => facts[index]?.isOn && !isHidden(places[index])
  const rules = courseFacts(places)
  return { children: children.filter((_, index) => isShown(index)), facts, rules }
}

/** What somebody finds in a folder. */
async function folderOf(db: Db, viewer: Viewer, id: number, sign: Sign): Promise<Inside> {
  const own = await readOwn(db, viewer)
  const wanted = { companyId: viewer.companyId, mine: own.mine, id, limit: mostInFolder }
  const cards = await cardsOfIds(db, viewer, own, await listFolderIds(db, wanted))
  const shown = ownFolderChild(sign)
  const children = cards.map((card) => ({
    child: shown(card),
    source: card.texts,
    isBelow: true,
  }))
  return { children, facts: [], rules: courseFacts([]) }
}

/** Whatever else holds a part, one learns first what would have to happen before. */
const notBought = (found: Learning) => (mayTake(found) ? null : { code: 'not_bought' as const })

export function containerView(
  viewer: Viewer,
  found: Learning,
  { facts, rules, now, sign }: Rules & Moment,
): Omit<Container, 'children'> {
  const { id, typeId, edition, log, parents } = found
  const isCourse = typeId === containerType.course
  const begun = log?.state === 'NOT_STARTED' ? null : log
  const hasNewEdition = begun !== null && found.state === 'active' && begun.editionId !== found.publishedId
  const passed = log?.state === 'PASSED'
  const outcome = outcomeOf(facts, rules)
  return {
    id,
    containerId: id,
    containerTypeId: typeId,
    ...typedAs(found.courseType),
    parents: parents.map(({ id: above, containerTypeId, name }) => ({ id: above, containerTypeId, name })),
    theme: found.theme,
    segment: parents[0]
      ? { id: parents[0].id, key: parents[0].key, name: parents[0].name }
      : ownSegment(found),
    hasNewEdition,
    passed,
    name: edition?.title ?? found.shownTitle,
    description: edition?.description ?? found.shownDescription,
    keywords: edition?.keywords ?? [],
    duration: edition?.minutes ?? null,
    difficulty: edition?.difficulty ?? null,
    ...coverView(edition, sign),
    customField1: mayTake(found),
    price: found.price,
    purchase: found.purchase,
    mark: log?.mark ?? null,
    time: log?.seconds ?? 0,
    state: log?.state ?? 'NOT_STARTED',
    why: begun ? (passed ? { code: 'children_done', of: facts.length } : outcome.why) : { code: 'not_begun' },
    percent: viewer.userId === null ? null : (log?.percent ?? 0),
    startedAt: begun?.startedAt.toISOString() ?? null,
    completedAt: log?.completedAt?.toISOString() ?? null,
    period: periodView(found),
    assigned: assignedView(found.assigned),
    dueOn: dueDayOf(found.assigned, log),
    userCertificate: earnedView(found, now),
    edition: edition?.number ?? 0,
    rating: found.ownRating?.rating ?? defaultRating,
    ratingCount: found.ratingsUp,
    ratedCount: found.ratingsAll,
    ownRating: found.ownRating,
    favouriteId: found.favouriteId,
    can: {
      launch: isCourse && viewer.userId !== null && mayTake(found),
      edit: false,
      moveOn: hasNewEdition && !passed,
      rate: isCourse && log !== null,
    },
  }
}

/** A segment is its own. */
const ownSegment = ({ id, key, shownTitle }: Learning) =>
  key === null ? null : { id, key: key as SegmentKey, name: shownTitle }

/** Goes on with the newest edition; what was done at places that it still has stays done. */
export async function moveToNewEdition(db: Db, actor: Actor, id: number, at: Moment) {
  const viewer = viewerOf(actor)
  const { log, publishedId, state } = await accessLearning(db, viewer, id)
  if (log && publishedId && state === 'active' && log.state !== 'PASSED') {
    await writeEditionOf(db, actor.companyId, log.id, publishedId)
    await rollUp(db, actor, log.id, at.now)
  }
  return readContainer(db, viewer, id, at)
}

/** Those of some containers that somebody finds in the catalogue, as cards. */
export async function listSeenCards(
  db: Db,
  viewer: Viewer,
  ids: readonly number[],
  sign: Sign | null = null,
) {
  if (ids.length === 0) return []
  const list = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )
  const where = sql`container.id in (${list}) and ${ofCatalogue(viewer.companyId)} and ${forVisitor(viewer)}`
  return (await findCards(db, viewer, { where, limit: ids.length })).map(cardView(sign))
}

/** A page of the courses and folders of the catalogue that fit what somebody typed. */
export async function searchContainers(db: Db, actor: Actor, text: string, page: Page, sign: Sign) {
  const words = wordsOf(text)
  if (!words.length) return { content: [], total: 0 }
  const rows = await findContainers(db, actor, words, page)
  const content = rows.map(cardView(sign)).map((card) => ({
    ...card,
    type: 'Container' as const,
    imageUrl: card.coverImagePath,
  }))
  return { content, total: rows[0]?.total ?? 0 }
}

type Looking = Pick<Actor, 'id' | 'companyId' | 'language' | 'timezone'>
export const readHomeOf = (db: Db, actor: Looking, at: Moment) => readHome(db, viewerOf(actor), at)
export const listFeatured = (db: Db, actor: Looking, at: Moment) => featured(db, viewerOf(actor), at)
/** `told`: what the database says of them, where it was asked already. */
export const suggestCourses = (db: Db, actor: Looking, sign: Sign, told?: string) =>
  suggest(db, viewerOf(actor), sign, told === undefined ? undefined : ownOf(told))
