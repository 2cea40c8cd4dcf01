import type { Kpa, KpaHandover, KpaRecord } from '@oktant/contract/development/kpas.ts'
import type { HandoverRow, KpaRow } from './kpas.queries.ts'

export const kpaView = (row: KpaRow): Kpa => ({
  id: row.id,
  parentId: row.parentId,
  name: row.name,
  about: row.about,
  owner: { id: row.ownerId, name: row.ownerName, isActive: row.isOwnerActive },
  isArchived: row.archivedAt !== null,
  revision: row.changes,
})

const handoverView = (row: HandoverRow): KpaHandover => ({
  id: row.id,
  at: row.at.toISOString(),
  by: { id: row.byId, name: row.byName },
  from: row.fromId === null ? null : { id: row.fromId, name: row.fromName },
  to: { id: row.toId, name: row.toName },
  reason: row.reason,
})

export const recordView = (row: KpaRow, handovers: readonly HandoverRow[]): KpaRecord => ({
  ...kpaView(row),
  handovers: handovers.map(handoverView),
})
