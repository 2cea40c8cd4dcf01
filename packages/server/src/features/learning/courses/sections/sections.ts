import { isDeepStrictEqual } from 'node:util'
import type { ChildForm, SectionForm } from '@oktant/contract/learning/courses/containers.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { faultsOfLinks, faultsOfPlace } from '../course-links.ts'
import {
  type Container,
  listPlaces,
  listSections,
  type CoursePlace,
  type Section,
} from '../courses.queries.ts'
import { faultsOf, placeForm, refuse, trimmed, unknownAt } from '../courses.rules.ts'
import { heldSections } from './held-sections.ts'
import { type Moment, keep, latestOf, shownOf, textsIn, writeDraft } from '../versions/drafts.ts'
import {
  deleteEdition,
  insertContainer,
  insertEdition,
  writeContainer,
  writePlaces,
} from '../versions/editions.queries.ts'

type Course = Pick<Container, 'id' | 'companyId' | 'typeId'>
/** What a section has from its course: who sees it, and that it is not had for less. */
type Shared = Pick<Section['edition'], 'openToVisitors' | 'priceCents' | 'currency'>
type SentSections = { sections?: readonly SectionForm[] | undefined; shared: Shared }

/** Changes the sections of a course that were changed; the others are not touched. */
export async function updateSections(db: Db, actor: Actor, course: Course, sent: SentSections, at: Moment) {
  const asked = sent.sections ?? []
  if (asked.length === 0) return
  const known = await listSections(db, course)
  const places = await listPlaces(
    db,
    course.companyId,
    known.map(({ edition }) => edition.id),
  )
  // NOTE: one after another, so that sections never come to hold each other; a course has a handful.
  for (const [index, form] of asked.entries()) {
    const section = known.find(({ container }) => container.id === form.id)
    if (!section) refuse([unknownAt(`sections.${index}`)])
    else await updateSection(db, actor, { section, form, index, places, shared: sent.shared }, at)
  }
}

type Change = {
  section: Section
  form: SectionForm
  index: number
  places: readonly CoursePlace[]
  shared: Shared
}

const sharedOf = ({ openToVisitors, priceCents, currency }: Shared): Shared => ({
  openToVisitors,
  priceCents,
  currency,
})

async function updateSection(db: Db, actor: Actor, change: Change, { now }: Moment) {
  const { section, form, index, places, shared } = change
  const { container, edition } = section
  const title = trimmed(form.title)
  const before = places.filter((place) => place.editionId === edition.id).map(placeForm)
  const isSame =
    isDeepStrictEqual([title, shared], [edition.title, sharedOf(edition)]) &&
    isDeepStrictEqual(form.children.map(placeForm), before)
  if (isSame) return
  if (form.revision !== container.changes) throw fail('content_changed')
  const { parentId, typeId, id } = container
  const faults = [
    ...faultsOf({ title }, form.children),
    ...(await faultsOfPlace(db, actor, { parentId, title, typeId }, id)),
    ...(await faultsOfLinks(db, actor, container, form)),
  ]
  refuse(faults.map((fault) => ({ ...fault, field: `sections.${index}.${fault.field}` })))
  const texts = { ...textsIn(edition), title, ...shared }
  const draftId = await writeDraft(db, container, texts, form.children)
  await keep(db, actor, container, { draftId, ...shownOf(container, texts) }, now)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'container',
    objectId: id,
    before: { title: edition.title, children: before },
    after: { title, children: form.children },
  })
}

/**
 * The sections of a course that have something to publish. NOTE: one that was begun and taken out again, or emptied and
 * taken out, is nobody's any more, and would keep its course from being published.
 */
export async function sectionsToPublish(db: Db, course: Container) {
  const sections = await listSections(db, course)
  const { id: latest } = await latestOf(db, course)
  const ids = [latest, ...sections.map(({ edition }) => edition.id)]
  const places = await listPlaces(db, course.companyId, ids)
  const held = new Set(heldSections(latest, places, sections))
  const isFilled = ({ edition }: Section) =>
    places.some(({ editionId, enabled }) => enabled && editionId === edition.id)
  return sections
    .filter((section) => held.has(section) || (section.container.state !== 'draft' && isFilled(section)))
    .filter(({ container, isStale }) => isStale || container.draftId !== null || container.state === 'draft')
    .map(({ container }) => container)
}

/** Throws the drafts of a course's sections away; one that was never published stays a draft. */
export async function discardSections(db: Db, actor: Actor, course: Course, { now }: Moment) {
  for (const { container } of await listSections(db, course)) {
    if (container.draftId === null || container.editionId === null) continue
    await keep(db, actor, container, { draftId: null }, now)
    await deleteEdition(db, { companyId: course.companyId, id: container.draftId })
  }
}

type Copied = { from: Container; to: number; draftId: number }

/** Copies what a course holds, its sections too, so that a change of the copy leaves the first one alone. */
export async function copyContent(db: Db, actor: Actor, { from, to, draftId }: Copied, { now }: Moment) {
  const { companyId } = from
  const sections = await listSections(db, from)
  const source = await latestOf(db, from)
  const places = await listPlaces(db, companyId, [source.id, ...sections.map(({ edition }) => edition.id)])
  const made = new Map<number, number>()
  const drafts = [{ of: source.id, containerId: to, draftId }]
  const stamp = { by: actor.id, at: now }
  for (const { container, edition } of sections) {
    const { typeId, rootId } = container
    const values = { companyId, typeId, parentId: to, rootId: rootId === from.id ? to : rootId }
    const { title, description } = edition
    const id = await insertContainer(db, { ...values, title, description }, stamp)
    const sectionDraft = await insertEdition(db, { companyId, id }, textsIn(edition))
    await writeContainer(db, { companyId, id, changes: 0 }, { draftId: sectionDraft }, stamp)
    made.set(container.id, id)
    drafts.push({ of: edition.id, containerId: id, draftId: sectionDraft })
  }
  const copied = (place: CoursePlace): ChildForm => ({
    ...placeForm(place),
    childId: 0,
    nestedId: place.nestedId === null ? null : (made.get(place.nestedId) ?? place.nestedId),
  })
  for (const { of, containerId, draftId: editionId } of drafts) {
    const copies = places.filter((place) => place.editionId === of).map(copied)
    await writePlaces(db, { companyId, editionId, containerId }, copies)
  }
}
