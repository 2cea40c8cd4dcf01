import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, orNull } from '../../http/http.ts'

/** Why a browser did not play a film: the file is damaged, it is of a kind it does not know, or it has its sound alone. */
export const unplayedReasons = ['broken', 'unknown', 'soundAlone'] as const
export type UnplayedReason = (typeof unplayedReasons)[number]
const Reason = t.Union(unplayedReasons.map((name) => t.Literal(name)))

/** So many days back it is told to authors. */
export const unplayedDays = 30

export const reportUnplayed = endpoint({
  method: 'POST',
  path: '/client/componentlog/:key/unplayed',
  access: 'learning.take',
  summary:
    'Says that a film does not play in this browser; its authors are told, once for each person and film.',
  params: t.Object({ key: Id }),
  body: t.Object({ reason: Reason }),
  reply: t.Object({ counts: t.Boolean() }),
  errors: ['child_not_found', 'component_locked', 'deleted_resource_launch', 'container_child_invalid'],
})

/** What stands for having seen a film that does not play: its captions were read, or its authors count it as seen. */
export const insteadOfWatched = ['captions_read', 'counted_as_seen'] as const
export type InsteadOfWatched = (typeof insteadOfWatched)[number]

export type Unplayed = Static<typeof Unplayed>
export const Unplayed = t.Object({
  people: t.Integer(),
  lastAt: orNull(t.String({ format: 'date-time' })),
  reasons: t.Array(Reason),
  /** For those for whom it does not play it counts as seen, until another file takes its place. */
  counts: t.Boolean(),
})

export const readUnplayed = endpoint({
  method: 'GET',
  path: '/admin/component/:id/unplayed',
  access: 'content.administer',
  summary: 'Says for how many people the film of a component did not play in the last 30 days, and why.',
  params: idParams,
  reply: Unplayed,
  errors: ['component_not_found'],
})

export type UnplayedComponent = Static<typeof UnplayedComponent>
export const UnplayedComponent = t.Object({ ...Unplayed.properties, componentId: Id })

export const listUnplayed = endpoint({
  method: 'GET',
  path: '/admin/component/unplayed',
  access: 'content.administer',
  summary: 'Lists the components whose film did not play for somebody in the last 30 days, and why.',
  reply: t.Array(UnplayedComponent),
})

export const countUnplayed = endpoint({
  method: 'POST',
  path: '/admin/component/:id/unplayed',
  access: 'content.administer',
  summary: 'Counts a film as seen, or no longer, for those for whom it does not play; they are told.',
  params: idParams,
  body: t.Object({ counts: t.Boolean() }),
  reply: Unplayed,
  errors: ['component_not_found', 'film_plays'],
})
