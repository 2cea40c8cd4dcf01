import { dayIn } from '@oktant/contract/kit/days.ts'
import { sql } from 'drizzle-orm'
import { home } from '@oktant/contract/kit/constants.ts'
import type { Outline } from '@oktant/contract/learning/own/learn.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Sign } from '../../component-files/component-files.ts'
import { findCards, forVisitor, isCourse, ofCatalogue } from '../cards/cards.queries.ts'
import { accessLearning, type Viewer } from '../learn.access.ts'
import { listOutline } from '../learn.queries.ts'
import { listCatalogueIds, listFeaturedIds, listSuggestedIds } from '../cards/catalogue-ids.queries.ts'
import { cardView, ownCardView } from '../cards/cards.view.ts'
import { type HomeLearning, readHomeLearning } from '../lists/home-learning.queries.ts'
import { type Card, cardsOfIds, type Own, readOwn } from '../cards/own-cards.ts'
import type { Held } from '../lists/own-lists.view.ts'
import { cardsReady, ownCardsReady } from '../cards/ready.view.ts'
import { waitsForAssessor } from '../learn.rules.ts'
import { factsOf } from '../learn.view.ts'
import { type LearningPlace, listLearningPlaces, type ProgressInCourse } from './places.queries.ts'

/** What a container holds at every depth. */
export async function readOutline(db: Db, viewer: Viewer | null, id: number): Promise<Outline> {
  const found = await accessLearning(db, viewer, id)
  const companyId = viewer?.companyId ?? 0
  const rows = await listOutline(db, viewer ?? { companyId, userId: null }, id)
  const items = rows.map(({ eventId, ...row }) => ({
    ...row,
    clazz: eventId === null ? (row.containerId === null ? 'Component' : 'Container') : 'Event',
  }))
  return { id, name: found.edition?.title ?? found.shownTitle, parents: found.parents, items }
}

/** What its author would go on with, as far as one may see it. */
export async function listNext(db: Db, viewer: Viewer, id: number, sign: Sign) {
  const { edition } = await accessLearning(db, viewer, id)
  const ids = edition?.nextIds ?? []
  if (ids.length === 0) return []
  const list = sql.join(
    ids.map((next) => sql`${next}::int`),
    sql`, `,
  )
  const order = sql`array_position(array[${list}], container.id)`
  const cards = await findCards(db, viewer, {
    where: sql`${ofCatalogue(viewer.companyId)} and container.id in (${list})`,
    order,
  })
  return cards.map(cardView(sign))
}

/** The course that somebody worked at last and has not passed. */
export async function readInProgress(db: Db, viewer: Viewer) {
  const [card] = await findCards(db, viewer, {
    where: sql`${isCourse} and container.state in ('active', 'archived') and log.id is not null
      and log.completed_at is null and log.state <> 'NOT_STARTED'`,
    order: sql`log.last_at desc`,
    limit: 1,
  })
  if (!card) return null
  const { id, containerTypeId, name, percent } = card
  return { id, containerTypeId, name, percent: percent ?? 0 }
}

/** Whether there is something to do: begun and not passed, opened again, or to be taken. */
const isOpen = ({ log, assigned }: Held) =>
  log?.completedAt == null &&
  ((log !== null && (log.state !== 'NOT_STARTED' || log.period > 1)) || assigned?.isMandatory === true)

const isShown = ({ texts }: Card, log: Held['log']) =>
  texts.isCourse &&
  (texts.containerState === 'active' || (texts.containerState === 'archived' && log !== null))

const mostWaiting = 50
const last = '9999'

/** By when it is wanted, then what one has to take, then what was worked at last. */
const mostUrgent = (one: Held, other: Held) =>
  (one.assigned?.dueOn ?? last).localeCompare(other.assigned?.dueOn ?? last) ||
  // NOTE: what one has to take without a day is not pushed out by much that was begun of one's own accord.
  Number(other.assigned?.isMandatory ?? false) - Number(one.assigned?.isMandatory ?? false) ||
  (other.log?.lastAt ?? '').localeCompare(one.log?.lastAt ?? '') ||
  one.id - other.id

/** Courses in which there is something to do: begun and not passed, the latest first, and those that one has to take. */
export async function listWaiting(
  db: Db,
  viewer: Viewer,
  { today, own, reviewed: all }: Pick<HomeLearning, 'own' | 'reviewed'> & { today: string },
) {
  const open = [...own.held.values()].filter(isOpen).toSorted(mostUrgent)
  const ids = open.map(({ id }) => id)
  const cards = (await cardsOfIds(db, viewer, own, ids))
    .filter((card) => isShown(card, own.held.get(card.id)?.log ?? null))
    .slice(0, mostWaiting)
  const shown = new Set(cards.map(({ id }) => id))
  const reviewed = all.filter(
    ({ containerId: id, period }) => shown.has(id) && own.held.get(id)?.log?.period === period,
  )
  const isTheirs = await withAssessor(db, viewer, reviewed, today)
  // NOTE: a line of what is to do, without a cover.
  return cards.filter(({ id }) => !isTheirs.has(id)).map(ownCardView(null))
}

/** Those of these courses that only wait for their assessor. */
async function withAssessor(db: Db, viewer: Viewer, all: readonly ProgressInCourse[], today: string) {
  const found = new Set<number>()
  for (const { containerId, editionId, logId, progress } of all) {
    const places = await listLearningPlaces(db, viewer, { editionId, logId, progress })
    if (await areWithAssessor(db, viewer, places, today)) found.add(containerId)
  }
  return found
}

/** A course counts as being marked with one part of it, and so does one that holds it: each is asked for the rest. */
async function isWithAssessor(db: Db, viewer: Viewer, id: number, today: string): Promise<boolean> {
  const found = await accessLearning(db, viewer, id)
  if (!found.edition) return false
  const shown = { editionId: found.edition.id, logId: found.log?.id ?? null, progress: found.progress }
  return areWithAssessor(db, viewer, await listLearningPlaces(db, viewer, shown), today)
}

async function areWithAssessor(db: Db, viewer: Viewer, places: readonly LearningPlace[], today: string) {
  const facts = places.map(async (place) => {
    const known = factsOf(place)
    const { nestedId } = place
    if (nestedId === null || known.state !== 'UNDER_REVIEW') return known
    return (await isWithAssessor(db, viewer, nestedId, today))
      ? known
      : { ...known, state: 'IN_PROGRESS' as const }
  })
  return waitsForAssessor(await Promise.all(facts), today)
}

/** Courses that their authors put forward, in an order that is another one each day. */
export async function listFeatured(db: Db, viewer: Viewer, { now, sign }: { now: Date; sign: Sign }) {
  const day = dayIn(viewer.timezone, now)
  const limit = home.mostFeatured
  if (viewer.userId !== null) {
    const own = await readOwn(db, viewer)
    const { companyId } = viewer
    const ids = await listFeaturedIds(db, { companyId, mine: own.mine, limit, day })
    return (await cardsOfIds(db, viewer, own, ids)).map(ownCardView(sign))
  }
  const cards = await findCards(db, viewer, {
    where: sql`${ofCatalogue(viewer.companyId)} and ${isCourse} and ${forVisitor(viewer)} and edition.featured`,
    order: sql`md5(container.id || ${day}::text)`,
    limit,
  })
  return cards.map(cardView(sign))
}

/** What the first page shows of what somebody learns: in one statement, and what its courses say. */
export async function readHome(db: Db, viewer: Viewer, { now, sign }: { now: Date; sign: Sign }) {
  const today = dayIn(viewer.timezone, now)
  const found = await readHomeLearning(db, viewer, { day: today, limit: home.mostFeatured })
  const cards = await cardsOfIds(db, viewer, found.own, found.featured)
  return {
    waiting: await listWaiting(db, viewer, { ...found, today }),
    featured: cards.map(ownCardView(sign)),
  }
}

const mostCards = 200

/** Courses that one has neither begun nor been given: those beside what one has begun first, then featured ones. */
export async function suggest(db: Db, viewer: Viewer, sign: Sign, known?: Own) {
  const own = known ?? (await readOwn(db, viewer))
  const { companyId } = viewer
  const begun = new Set(await listBegunSegments(db, viewer, own))
  const wanted = { companyId, mine: own.mine, segments: [...begun] }
  const cards = await cardsOfIds(db, viewer, own, await listSuggestedIds(db, wanted))
  const shown = ownCardView(sign)
  return cards.map((card) => {
    const { segmentId } = card.texts
    return { ...shown(card), because: segmentId !== null && begun.has(segmentId) ? 'near' : 'featured' }
  })
}

async function listBegunSegments(db: Db, viewer: Viewer, own: Own) {
  const ids = own.mine.filter((id) => own.held.get(id)?.log)
  const cards = await cardsOfIds(db, viewer, own, ids)
  return cards.flatMap(({ texts }) => (texts.segmentId === null ? [] : [texts.segmentId]))
}

/** All that somebody finds in the catalogue; as a visitor what their authors opened. */
export async function listAvailable(db: Db, viewer: Viewer, sign: Sign) {
  if (viewer.userId === null) {
    const where = sql`${ofCatalogue(viewer.companyId)} and ${isCourse} and ${forVisitor(viewer)}`
    return cardsReady((await findCards(db, viewer, { where, limit: mostCards })).map(cardView(sign)))
  }
  const own = await readOwn(db, viewer)
  const ids = await listCatalogueIds(db, { companyId: viewer.companyId, mine: own.mine, limit: mostCards })
  return ownCardsReady(await cardsOfIds(db, viewer, own, ids), sign)
}
