import type { GroupingRow, GroupingView, ShownGrouping } from '@oktant/contract/learning/courses/groupings.ts'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import type { Grouped, GroupingRecord } from './groupings.queries.ts'

const heldView = ({ id, title, containerTypeId, parent, state }: Grouped) => ({
  id,
  title,
  containerTypeId,
  parent,
  isMissing: state !== 'active',
})

export function groupingView(record: GroupingRecord, held: readonly Grouped[]): GroupingView {
  const { id, title, description, isShown, changes, changedAt } = record
  return {
    id,
    title,
    description,
    isShown,
    containerIds: held.map((one) => one.id),
    containers: held.map(heldView),
    revision: changes,
    changedAt: changedAt.toISOString(),
  }
}

type Listed = Omit<GroupingRow, 'changedAt'> & { changedAt: Date }
export const groupingRow = ({ changedAt, ...row }: Listed): GroupingRow => ({
  ...row,
  changedAt: changedAt.toISOString(),
})

/** A grouping as somebody meets it who sees these cards; nothing where they see none of it. */
export function shownGrouping(
  { id, title, description }: GroupingRecord,
  held: readonly Grouped[],
  seen: ReadonlyMap<number, ContainerCard>,
): ShownGrouping[] {
  const cards = held.flatMap((one) => seen.get(one.id) ?? [])
  return cards.length > 0 ? [{ id, title, description, cards }] : []
}
