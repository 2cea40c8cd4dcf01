import type { EventTemplate, EventTemplateRow } from '@oktant/contract/events/event-series.ts'
import type { Actor } from '../../../access/actor.ts'
import { may } from './series.access.ts'
import type { TemplateRecord } from './series.queries.ts'

export function templateRow(row: TemplateRecord): EventTemplateRow {
  const { id, name, content, recurrence, changes, changedAt } = row
  const { name: eventName, timeZone } = content.columns
  return { id, name, recurrence, eventName, timeZone, revision: changes, changedAt: changedAt.toISOString() }
}

type Names = Pick<EventTemplate, 'venue' | 'facilitators'>

export const templateView = (row: TemplateRecord, actor: Actor, names: Names): EventTemplate => ({
  ...templateRow(row),
  ...names,
  parts: row.content.slots.map(({ daysLater, start, end }) => ({ daysLater, start, end })),
  can: { change: may.change(actor, row) },
})
