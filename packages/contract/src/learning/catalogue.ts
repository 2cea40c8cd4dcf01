import { Type as t } from '@sinclair/typebox'
import { endpoint, Id, idParams, LocalText } from '../http/http.ts'
import { ContainerCard } from './own/learn.ts'
import { visitorQuery } from '../organisation/shell.ts'

const notFound = 'container_not_found'
const cards = t.Array(ContainerCard)

export const listSuggestedCourses = endpoint({
  method: 'GET',
  path: '/client/cdi/suggested-courses',
  access: 'learning.take',
  summary: 'Lists courses worth a look: featured ones, and those near what one has begun.',
  reply: t.Array(t.Object({ ...ContainerCard.properties, because: t.String() })),
})

export const readInProgressCourse = endpoint({
  method: 'GET',
  path: '/client/cdi/purchase/in-progress-course',
  access: 'learning.take',
  summary: 'Names the course that one worked at last; null where none is under way.',
  reply: t.Union([
    t.Object({ id: Id, containerTypeId: t.Integer(), name: LocalText, percent: t.Integer() }),
    t.Null(),
  ]),
})

export const listAvailableCourses = endpoint({
  method: 'GET',
  path: '/public/cdi/available-courses',
  access: 'public',
  summary: 'Lists the courses of the visible catalogue; a visitor sees those that are open to everybody.',
  query: visitorQuery,
  reply: cards,
})

export const listFeaturedCourses = endpoint({
  method: 'GET',
  path: '/public/cdi/featured',
  access: 'public',
  summary: 'Lists the courses that their authors put forward.',
  query: visitorQuery,
  reply: cards,
})

/** An event as its visitors see it; times as DD-MM-YYYY HH:mm. */
const OpenEvent = t.Object({
  id: Id,
  name: LocalText,
  startTime: t.String(),
  endTime: t.String(),
  webinar: t.Boolean(),
})

export const listOpenEvents = endpoint({
  method: 'GET',
  path: '/public/cdi/mylearning/open-events',
  access: 'public',
  summary: 'Lists the events to come that are open to everybody, soonest first.',
  query: visitorQuery,
  reply: t.Array(OpenEvent),
})

export const listNextContainers = endpoint({
  method: 'GET',
  path: '/client/mylearning/:id/next-containers',
  access: 'learning.take',
  summary: 'Lists what to go on with after a container.',
  params: idParams,
  reply: cards,
  errors: [notFound],
})

export const readNextContainer = endpoint({
  method: 'GET',
  path: '/client/mylearning/:id/next-container/:nextId',
  access: 'learning.take',
  summary: 'Reads one of the containers to go on with.',
  params: t.Object({ id: Id, nextId: Id }),
  reply: ContainerCard,
  errors: [notFound],
})
