import { Type as t, type Static } from '@sinclair/typebox'
import { defaultPerPage, mostPerPage, search } from '../kit/constants.ts'
import { endpoint, Id, LocalText, paged, orNull } from '../http/http.ts'
import { TypeSeen } from './courses/learning-types.ts'
import { ContainerCard } from './own/learn.ts'
import { segmentKeys } from './segments.ts'

/** What can be found: the specification's four, people, and training goals. */
export const searchTypes = [
  'Container',
  'Component',
  'Evaluation',
  'ClassroomEvent',
  'User',
  'TrainingGoal',
] as const
export type SearchType = (typeof searchTypes)[number]
export const SearchType = t.Union(searchTypes.map((name) => t.Literal(name)))

export type SearchResult = Static<typeof SearchResult>
export const SearchResult = t.Object({
  type: SearchType,
  id: Id,
  imageUrl: orNull(t.String()),
  name: LocalText,
  /** What it is about, cut to a few lines; of a person their job role. */
  text: LocalText,
  /** The container in which it opens: itself, or the course that holds it. */
  containerId: orNull(Id),
  containerTypeId: orNull(t.Integer()),
  /** What it stands in: a course’s segment or folder, a part’s course; of somebody else’s training goal, whose it is. */
  inside: orNull(LocalText),
  segmentKey: orNull(t.Union(segmentKeys.map((name) => t.Literal(name)))),
})

const Text = t.String({ minLength: search.shortestSearch, maxLength: 100 })
const page = {
  _page: t.Optional(t.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  _perPage: t.Optional(t.Integer({ minimum: 1, maximum: mostPerPage, default: defaultPerPage })),
}

export type Found = Static<typeof Found>
export const Found = t.Object({
  ...paged(SearchResult).properties,
  /** How many of each type were found, the best hundred at most; types without any are missing. */
  kinds: t.Array(t.Object({ type: SearchType, count: t.Integer() })),
  /** Nothing contains what was typed; these are written nearly so. */
  isClose: t.Boolean(),
  /** Of which course types they are, and how many of each; what is of none is not counted. */
  courseTypes: t.Array(t.Object({ ...TypeSeen.properties, count: t.Integer() })),
})

export const searchAll = endpoint({
  method: 'GET',
  path: '/client/search',
  access: 'signedIn',
  summary:
    'Finds courses, their parts, events, training goals and people by what one types, typing errors forgiven; the best of each type first.',
  query: t.Object(
    { text: Text, type: t.Optional(SearchType), courseType: t.Optional(Id), ...page },
    { additionalProperties: false },
  ),
  reply: Found,
})

/** A container as a card, which is a result as well. */
const FoundContainer = t.Object({
  ...ContainerCard.properties,
  type: t.Literal('Container'),
  imageUrl: SearchResult.properties.imageUrl,
})

export const searchContainers = endpoint({
  method: 'GET',
  path: '/client/search/containers',
  access: 'learning.take',
  summary: 'Finds courses and folders of the catalogue by what one types, the best first.',
  query: t.Object({ text: Text, ...page }, { additionalProperties: false }),
  reply: paged(FoundContainer),
})
