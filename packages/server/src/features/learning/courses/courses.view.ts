import type {
  ContainerState,
  CourseChild,
  CourseRow,
  CourseView,
} from '@oktant/contract/learning/courses/containers.ts'
import { placeForm, settingsOf } from './courses.rules.ts'
import type { Container, CourseRecord, Edition, CoursePlace, Section } from './courses.queries.ts'
import { heldSections } from './sections/held-sections.ts'

// NOTE: an author never sees a container in another state: segments have no author, removed ones are gone.
const stateOf = (state: string): ContainerState =>
  state === 'draft' || state === 'archived' ? state : 'active'

type About = {
  isStale: boolean
  learners: number
  changedBy: string | null
  edition: number
  publishedAt: string | null
}
type Parts = {
  container: Container
  edition: Edition
  about: About
  places: CoursePlace[]
  sections: Section[]
  parents: CourseView['parents']
  next: CourseView['nextCourses']
  sectionOf: number | null
}

/** A course as its author sees it; what opens its cover is signed at the door. */
export type CourseSeen = Omit<CourseView, 'coverAddress'>

export function courseView(parts: Parts): CourseSeen {
  const { container, edition, about, places, parents, sectionOf } = parts
  const held = heldSections(edition.id, places, parts.sections)
  const own = new Set(held.map((section) => section.container.id))
  const placesOf = (editionId: number) =>
    places.filter((place) => place.editionId === editionId).map((place) => courseChild(place, own))
  const { id, typeId, parentId, state, changes, changedAt, draftId } = container
  const { title, description } = edition
  const { isStale, learners, changedBy, publishedAt } = about
  const { priceCents, currency } = edition
  return {
    title,
    description,
    ...settingsOf(edition),
    certificate: edition.certificateTemplateId,
    cover: edition.coverId && edition.coverAlt ? { fileId: edition.coverId, alt: edition.coverAlt } : null,
    courseType: edition.courseTypeId,
    price: priceCents && currency ? { cents: priceCents, currency } : null,
    id,
    containerTypeId: typeId,
    parentId,
    parents,
    state: stateOf(state),
    revision: changes,
    children: placesOf(edition.id),
    sections: held.map((section) => ({
      id: section.container.id,
      revision: section.container.changes,
      title: section.edition.title,
      children: placesOf(section.edition.id),
    })),
    nextCourses: parts.next,
    sectionOf,
    isChanged: draftId !== null || isStale || held.some((section) => section.container.draftId !== null),
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    edition: about.edition,
    changedBy: changedBy || null,
    changedAt: changedAt.toISOString(),
    learners,
  }
}

function courseChild(place: CoursePlace, own: ReadonlySet<number>): CourseChild {
  return {
    ...placeForm(place),
    isMissing: isMissing(place, own),
    title: place.title ?? place.nestedTitle ?? place.eventTitle ?? { en: '', de: '' },
    startsAt: place.eventStartsAt?.toISOString() ?? null,
    categoryId: place.categoryId,
    containerTypeId: place.nestedType,
    minutes: place.minutes ?? place.nestedMinutes,
    completion: place.completion,
  }
}

function isMissing(place: CoursePlace, own: ReadonlySet<number>) {
  const { componentId, nestedId, eventId } = place
  if (eventId !== null) return place.eventGone !== null
  if (componentId === null) return place.nestedState !== 'active' && !own.has(nestedId ?? 0)
  return place.removedAt !== null || place.status !== 'active'
}

export function courseRow({ hasDraft, isStale, state, changedAt, ...row }: CourseRecord): CourseRow {
  return {
    ...row,
    state: stateOf(state),
    isChanged: state !== 'draft' && (hasDraft || isStale),
    changedAt: changedAt.toISOString(),
  }
}
