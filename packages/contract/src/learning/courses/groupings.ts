import { Type as t, type Static } from '@sinclair/typebox'
import { Prose, Title } from '../components/components.ts'
import { groupingLimits } from '../../kit/constants.ts'
import { endpoint, Id, listQuery, LocalText, orNull } from '../../http/http.ts'
import { record } from '../../kit/record.ts'
import { ContainerCard } from '../own/learn.ts'
import { visitorQuery } from '../../organisation/shell.ts'

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

const groupings = record({
  path: '/admin/container-grouping',
  access: 'courses.administer',
  form: GroupingForm,
  reply: GroupingView,
  row: GroupingRow,
  query: listQuery({ sort: ['title', 'isShown', 'changedAt'], filter: ['title', 'isShown'] }),
  missing: 'grouping_not_found',
  invalid: 'grouping_invalid',
})

export const listGroupings = groupings.list(
  'Lists the container groupings: courses and folders side by side under a title.',
)
export const createGrouping = groupings.create('Makes a container grouping.', ['container_not_found'])
export const readGrouping = groupings.read('Reads a container grouping as its author sees it.')
export const updateGrouping = groupings.update(
  'Changes a container grouping: its texts, and what it holds in which order.',
)
export const readGroupingAffected = groupings.affected(
  'Says what would no longer stand together without a container grouping.',
)
export const removeGrouping = groupings.remove('Removes a container grouping; what it holds stays.')
export const restoreGrouping = groupings.restore('Brings a removed container grouping back.', [])

export const listShownGroupings = endpoint({
  method: 'GET',
  path: '/public/container-grouping',
  access: 'public',
  summary: 'Lists the container groupings that people meet, with what whoever asks may see of them.',
  query: visitorQuery,
  reply: t.Array(ShownGrouping),
})
