import { dayIn } from '@oktant/contract/days.ts'
import { sql } from 'drizzle-orm'
import { home } from '@oktant/contract/constants.ts'
import type { Outline } from '@oktant/contract/learning.ts'
import type { Db } from '../../db/db.ts'
import type { Sign } from '../component-files/component-files.ts'
import { findCards, forVisitor, isCourse, ofCatalogue } from './cards.queries.ts'
import { accessLearning, type Viewer } from './learning.access.ts'
import { listOutline } from './learning.queries.ts'
import { cardView } from './cards.view.ts'
import { waitsForAssessor } from './learning.rules.ts'
import { factsOf } from './learning.view.ts'
import { listLearningPlaces } from './places.queries.ts'

/** What a container holds at every depth. */
export async function readOutline(db: Db, viewer: Viewer | null, id: number): Promise<Outline> {
  const found = await accessLearning(db, viewer, id)
  const companyId = viewer?.companyId ?? 0
  const rows = await listOutline(db, viewer ?? { companyId, userId: null }, id)
  const items = rows.map((row) => ({ ...row, clazz: row.containerId === null ? 'Component' : 'Container' }))
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

const isOpen = sql`log.completed_at is null and (log.state <> 'NOT_STARTED'
  or log.period > 1 or assigned.is_mandatory)`

/** Courses in which there is something to do: begun and not passed, the latest first, and those that one has to take. */
export async function listWaiting(db: Db, viewer: Viewer, today: string) {
  const cards = await findCards(db, viewer, {
    where: sql`${isCourse} and ${isOpen}
      and (container.state = 'active' or (container.state = 'archived' and log.id is not null))`,
    order: sql`assigned.due_on nulls last, log.last_at desc nulls last`,
    limit: 50,
  })
  const isTheirs = await Promise.all(
    cards.map(
      async ({ id, state }) => state !== 'UNDER_REVIEW' || !(await isWithAssessor(db, viewer, id, today)),
    ),
  )
  // NOTE: a line of what is to do, without a cover.
  return cards.filter((_, place) => isTheirs[place]).map(cardView(null))
}

/** A course counts as being marked with one part of it, and so does one that holds it: each is asked for the rest. */
async function isWithAssessor(db: Db, viewer: Viewer, id: number, today: string): Promise<boolean> {
  const found = await accessLearning(db, viewer, id)
  if (!found.edition) return false
  const shown = { editionId: found.edition.id, logId: found.log?.id ?? null, progress: found.progress }
  const places = await listLearningPlaces(db, viewer, shown)
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
  const cards = await findCards(db, viewer, {
    where: sql`${ofCatalogue(viewer.companyId)} and ${isCourse} and ${forVisitor(viewer)} and edition.featured`,
    order: sql`md5(container.id || ${day}::text)`,
    limit: home.mostFeatured,
  })
  return cards.map(cardView(sign))
}

const mostSuggested = 12

/** Courses that one has neither begun nor been given: those beside what one has begun first, then featured ones. */
export async function suggest(db: Db, viewer: Viewer, sign: Sign) {
  const near = sql`exists (select 1 from container_logs mine
    join containers begun on begun.company_id = mine.company_id and begun.id = mine.container_id
    where mine.company_id = container.company_id and mine.user_id = ${viewer.userId}::int
      and begun.root_id = container.root_id)`
  const cards = await findCards(db, viewer, {
    where: sql`${ofCatalogue(viewer.companyId)} and ${isCourse} and log.id is null and assigned.container_id is null
      and (edition.featured or ${near})`,
    order: sql`${near} desc, edition.featured desc, edition.published_at desc`,
    limit: mostSuggested,
  })
  const begun = await listBegunSegments(db, viewer)
  const shown = cardView(sign)
  return cards.map((card) => ({
    ...shown(card),
    because: card.segmentId !== null && begun.has(card.segmentId) ? 'near' : 'featured',
  }))
}

async function listBegunSegments(db: Db, viewer: Viewer) {
  const cards = await findCards(db, viewer, { where: sql`log.id is not null and ${isCourse}` })
  return new Set(cards.flatMap(({ segmentId }) => (segmentId === null ? [] : [segmentId])))
}
