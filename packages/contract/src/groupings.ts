import { Type as t, type Static } from '@sinclair/typebox'
import { Prose, Title } from './components.ts'
import { groupingLimits } from './constants.ts'
import { Affected, endpoint, Id, idParams, listQuery, LocalText, Nothing, orNull, paged } from './http.ts'
import { ContainerCard } from './learning.ts'
import { visitorQuery } from './shell.ts'

/** Courses and folders from anywhere in the catalogue, side by side under one title. */
export type GroupingForm = Static<typeof GroupingForm>
export const GroupingForm = t.Object({
  title: Title,
  description: Prose,
  /** Whether people meet it in the catalogue. */
  isShown: t.Boolean(),
  /** What it holds, in order. */
  containerIds: t.Array(Id, { maxItems: groupingLimits.mostContainers, uniqueItems: true }),
})

export type GroupedContainer = Static<typeof GroupedContainer>
export const GroupedContainer = t.Object({
  id: Id,
  title: LocalText,
  containerTypeId: t.Integer(),
  parent: orNull(LocalText),
  /** Whether nobody can be led there: it is drafted, archived or removed. */
  isMissing: t.Boolean(),
})

export type GroupingView = Static<typeof GroupingView>
export const GroupingView = t.Object({
  ...GroupingForm.properties,
  id: Id,
  containers: t.Array(GroupedContainer),
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  changedAt: t.String(),
})

export type GroupingRow = Static<typeof GroupingRow>
export const GroupingRow = t.Object({
  id: Id,
  title: LocalText,
  isShown: t.Boolean(),
  containers: t.Integer(),
  changedAt: t.String(),
})

/** A grouping as people meet it, with what they may see of it. */
export type ShownGrouping = Static<typeof ShownGrouping>
export const ShownGrouping = t.Object({
  id: Id,
  title: LocalText,
  description: LocalText,
  cards: t.Array(ContainerCard),
})

const administers = 'courses.administer'
const notFound = 'grouping_not_found'

export const listGroupings = endpoint({
  method: 'GET',
  path: '/admin/container-grouping',
  access: administers,
  summary: 'Lists the container groupings: courses and folders side by side under a title.',
  query: listQuery({ sort: ['title', 'isShown', 'changedAt'], filter: ['title', 'isShown'] }),
  reply: paged(GroupingRow),
})

export const createGrouping = endpoint({
  method: 'POST',
  path: '/admin/container-grouping',
  access: administers,
  summary: 'Makes a container grouping.',
  body: GroupingForm,
  reply: GroupingView,
  errors: ['container_not_found', 'grouping_invalid'],
})

export const readGrouping = endpoint({
  method: 'GET',
  path: '/admin/container-grouping/:id',
  access: administers,
  summary: 'Reads a container grouping as its author sees it.',
  params: idParams,
  reply: GroupingView,
  errors: [notFound],
})

export const updateGrouping = endpoint({
  method: 'PUT',
  path: '/admin/container-grouping/:id',
  access: administers,
  summary: 'Changes a container grouping: its texts, and what it holds in which order.',
  params: idParams,
  body: t.Object({ ...GroupingForm.properties, revision: t.Integer() }),
  reply: GroupingView,
  errors: [notFound, 'grouping_invalid', 'content_changed'],
})

export const readGroupingAffected = endpoint({
  method: 'GET',
  path: '/admin/container-grouping/:id/affected',
  access: administers,
  summary: 'Says what would no longer stand together without a container grouping.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeGrouping = endpoint({
  method: 'DELETE',
  path: '/admin/container-grouping/:id',
  access: administers,
  summary: 'Removes a container grouping; what it holds stays.',
  params: idParams,
  reply: Nothing,
  errors: [notFound],
})

export const restoreGrouping = endpoint({
  method: 'POST',
  path: '/admin/container-grouping/:id/restore',
  access: administers,
  summary: 'Brings a removed container grouping back.',
  params: idParams,
  reply: GroupingView,
  errors: [notFound],
})

export const listShownGroupings = endpoint({
  method: 'GET',
  path: '/public/container-grouping',
  access: 'public',
  summary: 'Lists the container groupings that people meet, with what whoever asks may see of them.',
  query: visitorQuery,
  reply: t.Array(ShownGrouping),
})
