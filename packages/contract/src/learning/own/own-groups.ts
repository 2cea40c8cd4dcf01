import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../../http/http.ts'
import { ContainerCard } from './learn.ts'

/** A learning group as somebody who belongs to it sees it: what it gives them, and nobody else who is in it. */
export type OwnGroup = Static<typeof OwnGroup>
export const OwnGroup = t.Object({
  id: Id,
  name: LocalText,
  /** Did its rule bring them in? Else somebody put them in by hand. */
  isByRule: t.Boolean(),
  since: t.String({ format: 'date-time' }),
  courses: t.Integer(),
  passed: t.Integer(),
  /** How many mandatory ones are left. */
  toTake: t.Integer(),
  /** YYYY-MM-DD where the learner lives: by when the first of those is to be passed. */
  dueOn: orNull(t.String()),
})

export const listOwnGroups = endpoint({
  method: 'GET',
  path: '/client/mylearning/groups',
  access: 'learning.take',
  summary: 'Lists the learning groups that give one courses, those with something left to take first.',
  query: listQuery({ sort: ['dueOn', 'name'], filter: [] }),
  reply: paged(OwnGroup),
})

export const readOwnGroup = endpoint({
  method: 'GET',
  path: '/client/mylearning/groups/:id',
  access: 'learning.take',
  summary: 'Reads one of the learning groups that give one courses.',
  params: idParams,
  reply: OwnGroup,
  errors: ['learning_group_not_found'],
})

export const listOwnGroupCourses = endpoint({
  method: 'GET',
  path: '/client/mylearning/groups/:id/courses',
  access: 'learning.take',
  summary: 'Lists the courses that one of one’s own learning groups gives, what is left first.',
  params: idParams,
  query: listQuery({ sort: ['dueOn', 'name'], filter: [] }),
  reply: paged(ContainerCard),
  errors: ['learning_group_not_found'],
})
