import type { ContainerState, CourseChild, CourseRow, CourseView } from '@oktant/contract/containers.ts'
import type { Container, CourseRecord, Edition, Place } from './courses.queries.ts'

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
  places: Place[]
  parents: CourseView['parents']
}

export function courseView({ container, edition, about, places, parents }: Parts): CourseView {
  const { id, typeId, parentId, state, changes, changedAt, draftId } = container
  const { title, description, keywords, minutes, difficulty, openToVisitors, featured, nextIds } = edition
  const { isStale, learners, changedBy, publishedAt } = about
  const { priceCents, currency } = edition
  return {
    title,
    description,
    keywords,
    minutes,
    difficulty,
    openToVisitors,
    featured,
    nextIds,
    price: priceCents && currency ? { cents: priceCents, currency } : null,
    id,
    containerTypeId: typeId,
    parentId,
    parents,
    state: stateOf(state),
    revision: changes,
    children: places.map(courseChild),
    isChanged: draftId !== null || isStale,
    publishedAt: publishedAt === null ? null : new Date(publishedAt).toISOString(),
    edition: about.edition,
    changedBy: changedBy || null,
    changedAt: changedAt.toISOString(),
    learners,
  }
}

function courseChild(place: Place): CourseChild {
  const { childId, componentId, nestedId, enabled, scoring, unlock } = place
  const isMissing =
    componentId === null
      ? place.nestedState !== 'active'
      : place.removedAt !== null || place.status !== 'active'
  return {
    childId,
    componentId,
    nestedId,
    enabled,
    scoring,
    unlock,
    isMissing,
    title: place.title ?? place.nestedTitle ?? { en: '', de: '' },
    categoryId: place.categoryId,
    containerTypeId: place.nestedType,
    minutes: place.minutes,
    completion: place.completion,
  }
}

export function courseRow({ hasDraft, isStale, state, changedAt, ...row }: CourseRecord): CourseRow {
  return {
    ...row,
    state: stateOf(state),
    isChanged: state !== 'draft' && (hasDraft || isStale),
    changedAt: changedAt.toISOString(),
  }
}
