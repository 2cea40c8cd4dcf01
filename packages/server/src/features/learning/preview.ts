import { currency as usual } from '@oktant/contract/constants.ts'
import { dayIn } from '@oktant/contract/days.ts'
import type { Container } from '@oktant/contract/learning.ts'
import type { LaunchData } from '@oktant/contract/launches.ts'
import { containerType } from '@oktant/contract/segments.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { findParents, readDraft } from '../courses/courses.ts'
import { launchMedia, type Sign } from '../component-files/component-files.ts'
import { findTypeSeen } from '../learning-types/learning-types.ts'
import { launchView } from './launches.ts'
import { viewerOf } from './learning.access.ts'
import { containerView } from './learning.ts'
import { type LearningPlace, listLearningPlaces } from './places.queries.ts'
import { type ChildFacts, lockedBecause, outcomeOf } from './learning.rules.ts'
import { childView, courseFacts, factsOf } from './learning.view.ts'

/** A draft as somebody would meet it who has done these parts and nothing else. */
export async function previewCourse(
  db: Db,
  actor: Actor,
  id: number,
  { done, now, sign }: { done: ReadonlySet<number>; now: Date; sign: Sign },
): Promise<Container> {
  const { container, edition } = await readDraft(db, actor, id)
  if (container.typeId !== containerType.course) throw fail('container_not_found')
  const viewer = viewerOf(actor)
  const places = await draftPlaces(db, actor, edition.id)
  const facts = places.map((place) => asDone(factsOf(place), done.has(place.childId)))
  const rules = courseFacts(places)
  const today = dayIn(viewer.timezone, now)
  const children = places.map((place, index) => {
    const known = facts[index] ?? factsOf(place)
    const child = childView(place, known, lockedBecause(facts, index, today))
    const by = place.revision?.completion ?? ('children_done' as const)
    return known.passed ? { ...child, why: { code: by } } : child
  })
  const parents = await findParents(db, { companyId: viewer.companyId, id })
  const { editionId: publishedId, title: shownTitle, description: shownDescription } = container
  const free = { price: null, purchase: null, isIncluded: false, sectionOf: null }
  const nobody = {
    ...free,
    log: null,
    theme: null,
    assigned: null,
    ownRating: null,
    favouriteId: null,
    passedBefore: null,
    progress: null,
    certificate: null,
    showsScores: true,
  }
  const courseType = await findTypeSeen(db, viewer.companyId, edition.courseTypeId)
  const found = {
    ...container,
    parents,
    courseType,
    publishedId,
    shownTitle,
    shownDescription,
    edition,
    ...nobody,
  }
  const shown = children.filter((_, index) => facts[index]?.isOn)
  const { priceCents, currency } = edition
  const price = priceCents ? { cents: priceCents, currency: currency ?? usual.code } : null
  // NOTE: what it costs is told, and stands in nobody's way here.
  const view = { ...containerView(viewer, found, { facts, rules, now, sign }), children: shown, price }
  if (done.size === 0) return view
  const { percent, mark, passed, state, why } = outcomeOf(facts, rules)
  return { ...view, percent, mark, passed, state, why }
}

const asDone = (facts: ChildFacts, isDone: boolean): ChildFacts =>
  isDone ? { ...facts, state: 'COMPLETED', passed: true } : facts

/** Nobody's record is read; a section that waits for its first publishing is there already. */
async function draftPlaces(db: Db, { companyId }: Actor, editionId: number): Promise<LearningPlace[]> {
  const places = await listLearningPlaces(db, { companyId, userId: null }, { editionId, logId: null })
  return places.map((place) => (place.nestedState === 'draft' ? { ...place, nestedState: 'active' } : place))
}

/** A part of a draft, opened without a record of it. */
export async function previewPart(
  db: Db,
  actor: Actor,
  id: number,
  { childId, sign }: { childId: number; sign: Sign },
): Promise<LaunchData> {
  const { edition } = await readDraft(db, actor, id)
  const place = (await draftPlaces(db, actor, edition.id)).find((one) => one.childId === childId)
  if (!place) throw fail('container_child_invalid')
  const nothing = { launch: null, componentLog: null }
  const media = await launchMedia(db, actor, place.revision?.content.media, sign)
  return { ...launchView(place), media, containerChildId: childId, containerId: id, ...nothing }
}
