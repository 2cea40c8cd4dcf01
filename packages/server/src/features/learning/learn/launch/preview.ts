import { currency as usual } from '@oktant/contract/kit/constants.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import type { Container } from '@oktant/contract/learning/own/learn.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { findParents, readDraft } from '../../courses/courses.ts'
import type { Sign } from '../../component-files/component-files.ts'
import { findTypeSeen } from '../../learning-types/learning-types.ts'
import { viewerOf } from '../learn.access.ts'
import { containerView } from '../learn.ts'
import { draftPlaces } from '../preview-part.ts'
import { type ChildFacts, lockedBecause, outcomeOf } from '../learn.rules.ts'
import { childView, courseFacts, factsOf } from '../learn.view.ts'

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
